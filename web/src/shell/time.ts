import { lang, t } from '../i18n/index.svelte';

/** How long is left: `3:05`, `2 h 14 min`, `1 d 6 h`. */
export function left(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (hours < 24) return t('time.hours', { h: hours, m: minutes % 60 });
  return t('time.days', { d: Math.floor(hours / 24), h: hours % 24 });
}

/** When it was: `3 hours ago`. */
export function ago(at: number): string {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto', style: 'short' });
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(lang(), { hour: '2-digit', minute: '2-digit' }).format(at);
}
