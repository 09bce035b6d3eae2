import { LANGS, speak } from '../i18n/index.svelte';
import type { Lang, Theme } from '../wire';
import { api, faultOf } from './api';
import { session } from './session.svelte';

interface Saved {
  theme: Theme | 'system';
  lang: Lang;
  sound: boolean;
  notify: boolean;
  /** How long each move of the others stays before the next is shown. */
  pace: 'calm' | 'quick' | 'none';
  /** A click on what is possible does it, without confirming. */
  oneClick: boolean;
}

const NAME = 'ecumene';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Saved>;
  } catch (problem) {
    console.warn('The saved settings cannot be read; the defaults are used.', problem);
    return {};
  }
}

/** What this browser remembers. Language and theme also follow the person to other browsers. */
class Settings {
  private values = $state<Saved>({
    theme: 'system',
    lang: firstLang(),
    sound: false,
    notify: false,
    pace: 'calm',
    oneClick: false,
    ...saved(),
  });
  private systemDark = $state(dark.matches);

  constructor() {
    dark.addEventListener('change', () => {
      this.systemDark = dark.matches;
      this.show();
    });
    this.show();
  }

  get theme() {
    return this.values.theme;
  }
  get lang() {
    return this.values.lang;
  }
  get sound() {
    return this.values.sound;
  }
  get notify() {
    return this.values.notify;
  }
  get pace() {
    return this.values.pace;
  }
  get oneClick() {
    return this.values.oneClick;
  }
  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  /** Milliseconds a move of somebody else is shown at least. */
  get hold(): number {
    return still.matches || this.pace === 'none' ? 0 : this.pace === 'quick' ? 250 : 500;
  }

  set<K extends keyof Saved>(name: K, value: Saved[K]): void {
    this.values[name] = value;
    localStorage.setItem(NAME, JSON.stringify(this.values));
    this.show();
    if (session.person && (name === 'lang' || name === 'theme')) {
      const what = name === 'lang' ? { lang: this.lang } : { theme: this.theme === 'system' ? ('' as const) : this.theme };
      api.change(what).catch((problem: unknown) => faultOf(problem));
    }
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    speak(this.values.lang);
  }
}

function firstLang(): Lang {
  const shown = document.documentElement.lang as Lang;
  return LANGS.includes(shown) ? shown : 'en';
}

export const settings = new Settings();
