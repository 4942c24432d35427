import fc from 'fast-check';
import type { Member } from './member.ts';
import type { Oracle } from './oracle.ts';

/** A step of a run: something that the member does, or that the network, the platform or the browser does to them. */
export type Action = fc.AsyncCommand<Oracle, Member>;

interface ActionKind<Details> {
  readonly name: string;
  /** What is drawn for each action of this kind. */
  readonly details: fc.Arbitrary<Details>;
  /**
   * Whether it acts on the video that is playing. Any other action waits for the end of it, or interrupts it.
   */
  readonly isPlayback?: boolean;
  readonly isPossible?: (oracle: Readonly<Oracle>) => boolean;
  /** Resolves to false if its control is not on the screen. */
  readonly perform: (member: Member, details: Details) => Promise<unknown>;
}

/** How often an action interrupts a video, in percent. */
const INTERRUPTIONS = 20;

const interruption = fc.oneof(
  { withCrossShrink: true },
  { weight: 100 - INTERRUPTIONS, arbitrary: fc.constant(false) },
  { weight: INTERRUPTIONS, arbitrary: fc.constant(true) },
);

/** How long the member pauses after an action, in milliseconds: often no longer than a frame. */
const pause = fc.oneof(
  { withCrossShrink: true },
  { weight: 2, arbitrary: fc.constant(25) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map((steps) => steps * 50) },
);

interface Drawn<Details> {
  readonly details: Details;
  readonly pauseMs: number;
  readonly interrupts: boolean;
}

class MemberAction<Details> implements Action {
  constructor(
    private readonly kind: ActionKind<Details>,
    private readonly drawn: Drawn<Details>,
  ) {}

  check(oracle: Readonly<Oracle>): boolean {
    const { isPlayback = false, isPossible } = this.kind;
    const isItsTurn = isPlayback ? oracle.isPlaying : !oracle.isPlaying || this.drawn.interrupts;
    return isItsTurn && (isPossible?.(oracle) ?? true);
  }

  async run(_oracle: Oracle, member: Member): Promise<void> {
    const { log, assembly } = member;
    member.observePlayer();
    log.startAction(this.toString());
    if ((await this.kind.perform(member, this.drawn.details)) !== false) log.actions += 1;
    member.observePlayer();
    await assembly.wait(this.drawn.pauseMs);
    await member.checkPage();
    log.assertNoLoss();
  }

  toString(): string {
    const { details, pauseMs } = this.drawn;
    const shown = details === undefined ? '' : ` ${JSON.stringify(details)}`;
    return `${this.kind.name}${shown}, pause ${pauseMs} ms`;
  }
}

export const actionOf = <Details>(kind: ActionKind<Details>): fc.Arbitrary<Action> =>
  fc
    .record({ details: kind.details, pauseMs: pause, interrupts: interruption })
    .map((drawn) => new MemberAction(kind, drawn));

/** For an action without details. */
export const withoutDetails = fc.constant(undefined);
