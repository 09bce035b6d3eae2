import { lang } from '../../i18n/index.svelte';
import type { Fault, Hall as Tables, HallMessage } from '../../wire';
import { api, faultOf } from '../api';
import { Line } from '../line';

const NOTHING: Tables = { mine: [], open: [], running: [], finished: [] };

/** The tables of the house, kept fresh: told by a socket, or asked for now and then when there is none. */
export class Hall {
  tables = $state.raw<Tables>(NOTHING);
  loaded = $state(false);
  fault = $state.raw<Fault | null>(null);

  private online = false;
  private asking = false;
  private again = false;
  private readonly line = new Line<HallMessage>(() => `/api/live?lang=${lang()}`, {
    message: () => void this.load(),
    online: (online) => {
      this.online = online;
      if (online) void this.load();
    },
  });
  private readonly poll = setInterval(() => {
    if (!this.online && document.visibilityState === 'visible') void this.load();
  }, 15_000);

  async load(): Promise<void> {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    try {
      this.tables = await api.hall();
      this.loaded = true;
      this.fault = null;
    } catch (problem) {
      this.fault = faultOf(problem);
    }
    this.asking = false;
    if (this.again) {
      this.again = false;
      void this.load();
    }
  }

  close(): void {
    this.line.close();
    clearInterval(this.poll);
  }
}
