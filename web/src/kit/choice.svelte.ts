import type { Choosing, Option, Question } from '../wire';

/** What to answer by itself if the next question turns out to be this one: `buy` and then `pay`. */
export interface Follow {
  question: string;
  key: string;
}

type Send = (keys: string[], at: number) => void;
/** Takes so many picks back. */
type Back = (picks: number) => void;
/** Something of a set was taken back: what was picked besides it, to be ticked or picked again. */
interface Again {
  question: string;
  keys: string[];
  gone: string;
}

/**
 * What the player is about to answer. The board, the list and the keyboard all look at one of these, so whatever is hovered, chosen or ticked in one
 * place shows in the others. Nothing leaves it before `confirm`, except with `oneClick`.
 */
export class Choice {
  question = $state.raw<Question | null>(null);
  /** The option by which the game could be given up: never among the others, only where somebody is asked whether it is meant. */
  givesUp = $state.raw<Option | null>(null);
  /** The key `confirm` would send. */
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Keys of a set that are not sent yet; what is picked already is `question.set.picked`. */
  ticked = $state.raw<string[]>([]);
  /** The blocked option whose reason is shown. */
  explained = $state<string | null>(null);
  /** The piece pressed last, when more than one thing can be done with it: `Acts` lists them there. */
  offered = $state.raw<{ options: Option[]; from: Element } | null>(null);
  /** The piece pressed for what is chosen, when it may be one of several equal ones. */
  through = $state<string | null>(null);
  /** What the button that confirms says, act and price, when a board knows better than the text of the option. */
  label = $state<string | null>(null);
  /** A chosen option is sent at once. */
  oneClick = $state(false);

  /** Set by a board whose game offers only one of several equal pieces: which one stands for this. */
  alike = $state.raw<((piece: string) => string | null) | null>(null);
  /** Set by a board: what follows an answer without asking again. */
  follows: ((key: string) => Follow | null) | null = null;

  /** What was asked before this event is answered; while an answer is on its way nobody knows which. */
  private answered = $state(0);
  private awaited: Follow | null = null;
  private again: Again | null = null;

  constructor(private readonly send: Send, private readonly back: Back = () => undefined) {}

  /** A new question, the same one again, or none. What was chosen survives only the same question. */
  ask(question: Question | null): void {
    const same = question !== null && this.question?.at === question.at && this.question.key === question.key;
    this.givesUp = question?.options.find((option) => option.givesUp) ?? null;
    this.question = this.givesUp && question ? { ...question, options: question.options.filter((option) => !option.givesUp) } : question;
    if (same) return;
    this.clear();
    this.hovered = null;
    this.answerAwaited();
  }

  /** Whether there is something to answer: a question that is answered stays in sight until the next, but a press changes nothing. */
  get open(): boolean {
    return this.question !== null && this.question.at >= this.answered;
  }

  get options(): Option[] {
    return this.question?.options ?? [];
  }

  /** The question is answered with a set. */
  get choosing(): Choosing | null {
    return this.question?.set ?? null;
  }

  /** All that can be chosen, also what is picked already and could be let go: what a list shows. "That is all" of a set has its button. */
  get lines(): Option[] {
    const set = this.choosing;
    return set ? [...set.picked, ...this.options.filter((option) => option.key !== set.done)] : this.options;
  }

  /** All that is ticked, sent or not. */
  get chosen(): string[] {
    return [...(this.choosing?.picked.map((option) => option.key) ?? []), ...this.ticked];
  }

  isTicked(key: string): boolean {
    return this.chosen.includes(key);
  }

  option(key: string | null): Option | null {
    return key === null ? null : this.options.find((option) => option.key === key) ?? null;
  }

  optionsFor(noun: string, id: string): Option[] {
    return this.lines.filter((option) => names(option, noun, id));
  }

  blockedFor(noun: string, id: string): Option | null {
    return this.question?.blocked.find((option) => names(option, noun, id)) ?? null;
  }

  byVerb(verb: string): Option | null {
    return this.options.find((option) => option.verb === verb) ?? null;
  }

  select(key: string): void {
    if (!this.open || !this.option(key)) return;
    this.explained = null;
    if (this.selected !== key) this.through = null;
    if (this.choosing) this.ticked = [];
    this.selected = key;
    if (this.oneClick) this.confirm();
  }

  /** What a number key and the first press of a line do. */
  choose(option: Option): void {
    if (this.inSet(option)) this.tick(option.key);
    else this.select(option.key);
  }

  /** Pressing a piece: chooses it; once chosen, confirms it; one of several options is chosen in turn. */
  press(options: Option[]): void {
    const first = options[0];
    if (!first) return;
    if (this.inSet(first)) {
      this.tickInTurn(options);
      return;
    }
    const now = options.findIndex((option) => option.key === this.selected);
    if (now >= 0 && options.length === 1) this.confirm();
    else this.select(options[(now + 1) % options.length]!.key);
  }

  private tickInTurn(options: Option[]): void {
    const on = options.findIndex((option) => this.isTicked(option.key));
    this.tick(options[Math.max(on, 0)]!.key);
    const next = options[on + 1];
    if (on >= 0 && next && this.inSet(next) && !this.isTicked(next.key)) this.tick(next.key);
  }

  /** Whether it is ticked, together with others, and no answer by itself. */
  inSet(option: Option): boolean {
    const set = this.choosing;
    return set !== null && option.key !== set.done && !set.besides.includes(option.key) && !this.question!.blocked.includes(option);
  }

  /**
   * Ticks or unticks one of a set; false when no more can be ticked. Where any go together, nothing is sent before it is confirmed. Else only
   * the game knows what still goes: a tick is picked at once, except the one with which the set would be whole.
   */
  tick(key: string): boolean {
    const set = this.choosing;
    const option = this.lines.find((line) => line.key === key);
    if (!this.open || !set || !option || !this.inSet(option)) return false;
    this.explained = null;
    this.selected = null;
    if (set.picked.includes(option)) this.takeBack(set, key);
    else if (this.ticked.includes(key)) this.ticked = this.ticked.filter((ticked) => ticked !== key);
    else if (set.most === 1 || (!set.free && set.last?.includes(key))) {
      this.ticked = [key];
      if (set.most === 1 && this.oneClick) this.confirm();
    } else if (!set.free) this.answer([key]);
    else if (this.chosen.length >= set.most) return false;
    else this.ticked = [...this.ticked, key];
    return true;
  }

  private takeBack(set: Choosing, gone: string): void {
    const keys = [...set.picked.map((option) => option.key), ...this.ticked].filter((key) => key !== gone);
    this.again = { question: this.question!.key, keys, gone };
    this.answered = Infinity;
    this.awaited = null;
    this.clear();
    this.back(set.picked.length);
  }

  /** Whether `confirm` would send something. */
  get ready(): boolean {
    const set = this.choosing;
    if (set && this.selected === null) return this.chosen.length > 0 && this.isEnough(set);
    return this.selected !== null;
  }

  private isEnough(set: Choosing): boolean {
    if (set.free) return this.chosen.length >= set.least && this.chosen.length <= set.most;
    return this.ticked.length > 0 || this.option(set.done) !== null;
  }

  /** Nothing at all is an answer, and nothing is ticked. */
  get none(): boolean {
    return this.choosing !== null && this.chosen.length === 0 && this.option(this.choosing.done) !== null;
  }

  explain(option: Option | null): void {
    this.explained = option?.key ?? null;
  }

  /** Sends the ticked keys, else the selected one. `then` answers the question after them if that is asked next. */
  confirm(then: Follow | null = null): void {
    if (!this.question || !this.ready) return;
    const set = this.choosing;
    if (set && this.selected === null) {
      this.answer([...this.ticked, set.done], then);
      return;
    }
    const key = this.selected!;
    this.answer([key], then ?? this.follows?.(key) ?? null);
  }

  /** Sends these keys as they are. */
  answer(keys: string[], then: Follow | null = null): void {
    const question = this.question;
    if (!question || keys.length === 0 || !this.open) return;
    this.answered = Infinity;
    this.awaited = then;
    this.again = null;
    this.clear();
    this.send(keys, question.at);
  }

  cancel(): void {
    if (this.explained !== null) this.explained = null;
    else this.clear();
  }

  /** The server has the answer, up to this event. */
  done(seq: number): void {
    this.answered = seq;
    this.answerAwaited();
  }

  /** The server would not have it, or the connection broke: nothing is answered by itself any more. */
  refused(): void {
    this.answered = 0;
    this.awaited = null;
    this.again = null;
  }

  private clear(): void {
    this.selected = null;
    this.ticked = [];
    this.explained = null;
    this.offered = null;
    this.through = null;
  }

  private answerAwaited(): void {
    const question = this.question;
    if (!question || !this.open) return;
    if (this.again) this.chooseAgain(this.again, question);
    const follow = this.awaited;
    if (!follow) return;
    this.awaited = null;
    // Only the very next question: nobody else has moved in between.
    if (question.at === this.answered && question.key === follow.question && this.option(follow.key)) {
      this.answer([follow.key]);
    }
  }

  /** Of pieces that are alike the first is offered: what was picked besides the one that is let go may have its place now. */
  private chooseAgain(again: Again, question: Question): void {
    this.again = null;
    if (question.at !== this.answered || question.key !== again.question || !question.set) return;
    const offered = (key: string) => this.option(key) !== null;
    if (question.set.free || question.set.most === 1) {
      this.ticked = again.keys.filter(offered);
      return;
    }
    if (question.set.picked.length >= again.keys.length) return;
    const next = again.keys.find(offered) ?? [again.gone].find(offered);
    if (next === undefined || question.set.last?.includes(next)) return;
    this.answer([next]);
    this.again = again;
  }
}

export function names(option: Option, noun: string, id: string): boolean {
  return option.args.some((arg) => arg.noun === noun && arg.id === id);
}
