import type { Me, Person } from '../wire';
import { api } from './api';

/** Who I am here. */
class Session {
  person = $state.raw<Person | null>(null);
  ready = $state(false);

  async load(): Promise<void> {
    this.take(await api.me());
    this.ready = true;
  }

  /** Whoever wants to play becomes a guest without being asked anything. */
  async somebody(): Promise<Person> {
    if (!this.person) this.take(await api.guest());
    return this.person!;
  }

  take(me: Me): void {
    this.person = me.person;
  }
}

export const session = new Session();
