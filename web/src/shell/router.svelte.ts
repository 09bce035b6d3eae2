/** Where the page is. `go` changes it without loading; the browser's own buttons work as usual. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(to: string): void {
    if (to !== location.pathname + location.search + location.hash) history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address only; going back does not return to the old one. */
  rewrite(to: string): void {
    history.replaceState(null, '', to);
    this.read();
  }

  /** The parts of the path if it looks like this: `/table/:id`. */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split('/');
    const parts = this.path.replace(/(.)\/$/, '$1').split('/');
    if (wanted.length !== parts.length) return null;
    const found: Record<string, string> = {};
    for (const [i, name] of wanted.entries()) {
      const part = parts[i] ?? '';
      if (name.startsWith(':')) found[name.slice(1)] = decodeURIComponent(part);
      else if (name !== part) return null;
    }
    return found;
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const router = new Router();

/** Links within the page change the view instead of loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute('href');
  if (!href?.startsWith('/') || href.startsWith('/api') || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  router.go(href);
}
