import type { Catalogue } from '../catalogue/catalogue.ts';
import { newAccount, type Account } from './account.ts';
import { CallLog } from './call-log.ts';
import { Faults, type Fault } from './faults.ts';
import { PERSONAS, VISITOR, personaNamed, type Persona } from './personas.ts';

/** What a world is begun from; a reset returns to it. */
export interface WorldStart {
  readonly person: Persona;
  /** The world's clock starts here and runs on; null is the machine's own time. */
  readonly now: Date | null;
}

/** What a world needs of the platform around it. */
export interface Surroundings {
  /** Milliseconds since 1970 on the machine's clock. */
  readonly machineTime: () => number;
  /** The catalogue as it is on a day. */
  readonly catalogueOn: (day: Date) => Catalogue;
  /** Called after each change that outlives a restart. */
  readonly onChange?: () => void;
}

/** What is kept of a world over a restart: all but the calls that it received. */
export interface WorldState {
  readonly person: string;
  /** How far the world's clock is ahead of the machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly accounts: readonly Account[];
  readonly faults: readonly Fault[];
}

/** The mutable side of the platform: who is signed in, what the time is, what the account server knows. */
export class World {
  readonly calls = new CallLog();
  #faults = new Faults();
  #person: Pick<Persona, 'id' | 'name'> = VISITOR;
  #clockOffset = 0;
  #accounts = new Map<string, Account>();

  constructor(
    readonly id: string,
    private readonly start: WorldStart,
    private readonly around: Surroundings,
  ) {
    this.#begin();
  }

  now(): Date {
    return new Date(this.around.machineTime() + this.#clockOffset);
  }

  /** How far the world's clock is ahead of the machine's, in milliseconds. */
  get clockOffset(): number {
    return this.#clockOffset;
  }

  /** Sets the clock, which runs on from there; null follows the machine's. */
  setClock(now: Date | null): void {
    this.#setClock(now);
    this.#changed();
  }

  /** Who is here: one of the people, or a member that was made in this world, who goes by the e-mail. */
  get person(): Pick<Persona, 'id' | 'name'> {
    return this.#person;
  }

  /** The account of who is signed in; a visitor has none. */
  get account(): Account | null {
    return this.#accounts.get(this.#person.id) ?? null;
  }

  /** The members that were made in this world, besides the people. */
  get newcomers(): readonly Account[] {
    return [...this.#accounts.values()].filter(({ id }) => !personaNamed(id));
  }

  /** Signs a person in, with everything that this world holds of them. Answers whether there is such a person here. */
  become(id: string): boolean {
    const found = this.#become(id);
    if (found) this.#changed();
    return found;
  }

  /** The member's data stay in the world, so that signing in again finds them. */
  signOut(): void {
    this.become(VISITOR.id);
  }

  /** The id of whoever goes by this e-mail here. */
  idForEmail(email: string): string | undefined {
    const same = (other: string | null) => other?.toLowerCase() === email.toLowerCase();
    const person = PERSONAS.find((each) => same(each.email));
    return person?.id ?? this.newcomers.find((account) => same(account.email))?.id;
  }

  /** Makes a member without a subscription for an e-mail that nobody goes by, and signs them in. */
  register(email: string): Account {
    const account = newAccount(`member-${this.newcomers.length + 1}`, email, this.now());
    this.#accounts.set(account.id, account);
    this.become(account.id);
    return account;
  }

  /** Changes the account of who is signed in; a visitor has nothing to change. */
  update(change: (account: Account) => Account): void {
    const { account } = this;
    if (!account) return;
    this.#accounts.set(account.id, change(account));
    this.#changed();
  }

  get faults(): readonly Fault[] {
    return this.#faults.list();
  }

  addFault(fault: Fault): void {
    this.#faults.add(fault);
    this.#changed();
  }

  clearFaults(): void {
    this.#faults.clear();
    this.#changed();
  }

  /** What the next request of a row suffers. */
  nextFault(row: string): Fault | undefined {
    return this.#faults.next(row);
  }

  /** Counts one suffering of a fault that lasts for so many. */
  countFault(fault: Fault): void {
    if (this.#faults.count(fault)) this.#changed();
  }

  /** Back to how the world began: person, clock, accounts; no faults, no calls. */
  reset(): void {
    this.#begin();
    this.#changed();
  }

  state(): WorldState {
    return {
      person: this.#person.id,
      clockOffset: this.#clockOffset,
      accounts: [...this.#accounts.values()],
      faults: this.#faults.list(),
    };
  }

  /** Takes up a kept state; a person that there is no more is a visitor. */
  restore(state: WorldState): void {
    this.#clockOffset = state.clockOffset;
    this.#accounts = new Map(state.accounts.map((account) => [account.id, account]));
    this.#faults = new Faults(state.faults);
    if (!this.#become(state.person)) this.#become(VISITOR.id);
  }

  #begin(): void {
    this.#accounts.clear();
    this.#faults.clear();
    this.calls.clear();
    this.#setClock(this.start.now);
    this.#become(this.start.person.id);
  }

  #setClock(now: Date | null): void {
    this.#clockOffset = now === null ? 0 : now.getTime() - this.around.machineTime();
  }

  #become(id: string): boolean {
    const person = personaNamed(id);
    const known = this.#accounts.get(id);
    if (!person) {
      if (known) this.#person = { id, name: known.email };
      return known !== undefined;
    }
    if (person.begin && !known) {
      const now = this.now();
      this.#accounts.set(id, person.begin(this.around.catalogueOn(now), now));
    }
    this.#person = person;
    return true;
  }

  #changed(): void {
    this.around.onChange?.();
  }
}
