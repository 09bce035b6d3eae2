import type { Me, Person } from '../wire';
import { api } from './api';

/** Who I am here. */
class Session {
  person = $state.raw<Person | null>(null);
  ready = $state(false);

  /** How often I became somebody: an answer that was asked for before says nothing about who I am since. */
  private changes = 0;

  async load(): Promise<void> {
    const before = this.changes;
    const me = await api.me();
    if (before === this.changes) this.take(me);
    this.ready = true;
  }

  /** Whoever wants to play becomes a guest without being asked anything. */
  async somebody(): Promise<Person> {
    if (!this.person) this.take(await api.guest());
    return this.person!;
  }

  take(me: Me): void {
    this.changes++;
    this.person = me.person;
  }
}

export const session = new Session();
