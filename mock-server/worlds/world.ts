import { randomBytes } from 'node:crypto';
import { z } from '../zod.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { CONFIG_IDS, DEFAULT_CONFIG_ID } from '../catalogue/configs/configs.ts';
import type { ValueOf } from '../value-of-schema.ts';
import { newAccount, storedAccountSchema, type Account } from './account.ts';
import { CallLog } from './call-log.ts';
import { Faults, faultSchema, type Fault } from './faults.ts';
import { PERSONAS, VISITOR, personaNamed } from './personas.ts';
import type { Persona } from './personas/persona.ts';

/** The initial state of a world; a reset returns to it. */
export interface WorldStart {
  readonly person: Persona;
  /** The initial time of the world's clock, which runs on from there; null is the machine's time. */
  readonly now: Date | null;
}

/** The dependencies of a world. */
export interface WorldDependencies {
  /** Milliseconds since 1970 on the machine's clock. */
  readonly machineTime: () => number;
  /** Returns the catalogue of a day. */
  readonly catalogueOn: (day: Date) => Catalogue;
  /** Called after each change to persistent state. */
  readonly onChange?: () => void;
}

/** Fifty years, in milliseconds. */
const MOST_OFFSET = 1.6e12;

/** The part of a world that survives a restart: everything but the calls it received. Worlds were stored before they had a config. */
export const worldStateSchema = z.object({
  person: z.string(),
  clockOffset: z
    .number()
    .min(-MOST_OFFSET)
    .max(MOST_OFFSET)
    .meta({ description: "How far the world's clock is ahead of the machine's, in milliseconds" }),
  config: z.enum(CONFIG_IDS).default(DEFAULT_CONFIG_ID),
  accounts: z.array(storedAccountSchema),
  faults: z.array(faultSchema),
});

export type WorldState = ValueOf<typeof worldStateSchema>;

/** The mutable part of the platform: who is signed in, the time, and the data of the account server. */
export class World {
  readonly calls = new CallLog();
  /** Signs the forms of the account site. */
  readonly formSecret = randomBytes(16);
  #faults = new Faults();
  #person: Pick<Persona, 'id' | 'name'> = VISITOR;
  #clockOffset = 0;
  #config = DEFAULT_CONFIG_ID;
  #accounts = new Map<string, Account>();

  constructor(
    readonly id: string,
    private readonly start: WorldStart,
    private readonly around: WorldDependencies,
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

  /** Sets the clock, which runs on from there; null follows the machine's clock. */
  setClock(now: Date | null): void {
    this.#setClock(now);
    this.#changed();
  }

  /** The id of the config that is the default one of the app in this world. */
  get config(): string {
    return this.#config;
  }

  chooseConfig(id: string): void {
    this.#config = id;
    this.#changed();
  }

  /** The current user: a persona, or a member registered in this world, named by their email. */
  get person(): Pick<Persona, 'id' | 'name'> {
    return this.#person;
  }

  /** The account of the signed-in user; null for a visitor. */
  get account(): Account | null {
    return this.#accounts.get(this.#person.id) ?? null;
  }

  /** The members registered in this world, other than personas. */
  get registeredMembers(): readonly Account[] {
    return [...this.#accounts.values()].filter(({ id }) => !personaNamed(id));
  }

  /** Signs in a persona or a member of this world, with their data. Returns whether the id is known. */
  signInAs(id: string): boolean {
    const found = this.#become(id);
    if (found) this.#changed();
    return found;
  }

  /** The member's data stay in the world for the next sign-in. */
  signOut(): void {
    this.signInAs(VISITOR.id);
  }

  /** The id of the persona or member with this email. */
  idForEmail(email: string): string | undefined {
    const same = (other: string | null) => other?.toLowerCase() === email.toLowerCase();
    const person = PERSONAS.find((each) => same(each.email));
    return person?.id ?? this.registeredMembers.find((account) => same(account.email))?.id;
  }

  /** Registers a member without a subscription under an unused email, and signs them in. */
  register(email: string): Account {
    const account = newAccount(`member-${this.registeredMembers.length + 1}`, email, this.now());
    this.#accounts.set(account.id, account);
    this.signInAs(account.id);
    return account;
  }

  /** Changes the account of the signed-in user; does nothing for a visitor. */
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

  /** The fault that affects the next request of a row. */
  nextFault(row: string): Fault | undefined {
    return this.#faults.next(row);
  }

  /** Counts one use of a fault with limited `times`. */
  countFault(fault: Fault): void {
    if (this.#faults.count(fault)) this.#changed();
  }

  /** Restores the initial state: person, clock, config, accounts; no faults, no calls. */
  reset(): void {
    this.#begin();
    this.#changed();
  }

  state(): WorldState {
    return {
      person: this.#person.id,
      clockOffset: this.#clockOffset,
      config: this.#config,
      accounts: [...this.#accounts.values()],
      faults: this.#faults.list(),
    };
  }

  /** Restores a stored state; an unknown person becomes a visitor. */
  restore(state: WorldState): void {
    this.#clockOffset = state.clockOffset;
    this.#config = state.config;
    this.#accounts = new Map(state.accounts.map((account) => [account.id, account]));
    this.#faults = new Faults(state.faults);
    if (!this.#become(state.person)) this.#become(VISITOR.id);
  }

  #begin(): void {
    this.#accounts.clear();
    this.#faults.clear();
    this.calls.clear();
    this.#setClock(this.start.now);
    this.#config = DEFAULT_CONFIG_ID;
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
