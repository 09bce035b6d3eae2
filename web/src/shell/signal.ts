import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
const TONES = { turn: [523.25, 783.99], move: [392], over: [523.25, 659.25, 783.99] };

/** A few soft tones, only if the player wants sound. */
export function beep(what: keyof typeof TONES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [i, frequency] of TONES[what].entries()) {
    const start = audio.currentTime + i * 0.13;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.09, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}

/** Tells somebody who looks elsewhere, if they allowed it. */
export function notify(title: string, text: string): void {
  if (!settings.notify || document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const shown = new Notification(title, { body: text, tag: 'ecumene', icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
