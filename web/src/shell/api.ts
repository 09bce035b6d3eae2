import { lang, t } from '../i18n/index.svelte';
import type {
  BotInfo,
  Card,
  Command,
  Fault,
  Frame,
  GameInfo,
  Hall,
  Lang,
  Made,
  Me,
  NewTable,
  NewToken,
  Profile,
  Progress,
  Rating,
  Reset,
  Rules,
  Theme,
  Token,
} from '../wire';

/** The server said no; nothing has changed. */
class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** What to show for anything that went wrong. */
export function faultOf(problem: unknown): Fault {
  if (problem instanceof Refused) return problem.fault;
  console.error(problem);
  return { code: 'offline', message: t('offline.request') };
}

async function call<R>(method: string, path: string, body?: unknown): Promise<R> {
  const url = path + (path.includes('?') ? '&' : '?') + 'lang=' + lang();
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Ecumene': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as R;
  throw new Refused(faultIn(text) ?? { code: 'internal', message: t('offline.strange', { status: String(answer.status) }) });
}

function faultIn(text: string): Fault | undefined {
  try {
    return (JSON.parse(text) as { error?: Fault }).error;
  } catch {
    return undefined; // not ours: a proxy in between has answered
  }
}

const get = <R>(path: string) => call<R>('GET', path);
const post = <R>(path: string, body?: unknown) => call<R>('POST', path, body);
const invited = (invite: string) => (invite ? '&invite=' + encodeURIComponent(invite) : '');

export const api = {
  me: () => get<Me>('/api/me'),
  guest: (name?: string) => post<Me>('/api/guest', name ? { name } : {}),
  register: (name: string, password: string) => post<Me>('/api/register', { name, password }),
  login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logout: () => post<void>('/api/logout'),
  change: (what: { name?: string; lang?: Lang; theme?: Theme | '' }) => call<Me>('PATCH', '/api/me', what),
  password: (old: string, fresh: string, tokens: boolean) => post<void>('/api/me/password', { old, new: fresh, tokens }),
  forget: (password?: string) => call<void>('DELETE', '/api/me', password ? { password } : {}),
  tokens: () => get<Token[]>('/api/me/tokens'),
  newToken: (wanted: { name: string; scope: 'play' | 'read'; days: number }) => post<NewToken>('/api/me/tokens', wanted),
  dropToken: (id: string) => call<void>('DELETE', '/api/me/tokens/' + encodeURIComponent(id)),
  person: (id: string) => get<Profile>('/api/people/' + encodeURIComponent(id)),
  games: () => get<GameInfo[]>('/api/games'),
  cards: (game: string) => get<Card[]>(`/api/games/${game}/cards`),
  rules: (game: string) => get<Rules>(`/api/games/${game}/rules`),
  ratings: (game: string) => get<Rating[]>(`/api/games/${game}/ratings`),
  bots: () => get<BotInfo[]>('/api/bots'),
  hall: () => get<Hall>('/api/hall'),
  create: (table: NewTable) => post<{ table: string; invite: string }>('/api/tables', table),
  look: (id: string, invite: string) => get<Reset>(`/api/tables/${id}?${invited(invite)}`),
  command: (id: string, command: Command) => post<Made>(`/api/tables/${id}/commands`, command),
  history: (id: string, from: number, to: number, invite: string) =>
    get<{ frames: Frame[] }>(`/api/tables/${id}/history?from=${from}&to=${to}${invited(invite)}`),
  progress: (id: string, invite: string) => get<Progress>(`/api/tables/${id}/progress?${invited(invite)}`),
};

/** An id that no other client makes; also where the page is not served over HTTPS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
