/** How many moves of a table I have seen, remembered in this browser. */
export class Seen {
  private readonly name: string;

  constructor(table: string) {
    this.name = 'ecumene.seen.' + table;
  }

  get moves(): number | null {
    const kept = localStorage.getItem(this.name);
    return kept === null ? null : Number(kept);
  }

  keep(moves: number): void {
    localStorage.setItem(this.name, String(moves));
  }
}
