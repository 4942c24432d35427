import fc from 'fast-check';

/** The properties of a run besides its actions. */
export interface RunProfile {
  readonly startsAs: 'new' | 'visitor';
  readonly hasTwoTabs: boolean;
  /** Whether members log out and others use the same browser. */
  readonly sharesBrowser: boolean;
  readonly losesSession: boolean;
  /** What sometimes happens to the browser's storage. */
  readonly storage: 'works' | 'full' | 'refused';
  /** Whether videos play inline in their pages, not over them. */
  readonly playsInline: boolean;
  /** How every pending write reaches the server in the end. */
  readonly recovery: 'reload' | 'reconnection' | 'retry';
}

type Conditions = Pick<RunProfile, 'hasTwoTabs' | 'sharesBrowser' | 'losesSession' | 'storage'>;

const PLAIN: Conditions = { hasTwoTabs: false, sharesBrowser: false, losesSession: false, storage: 'works' };

/** Simplest first: a failing run shrinks towards it. */
const CONDITIONS: readonly fc.WeightedArbitrary<Conditions>[] = [
  { weight: 1, arbitrary: fc.constant(PLAIN) },
  { weight: 2, arbitrary: fc.constant({ ...PLAIN, hasTwoTabs: true }) },
  { weight: 2, arbitrary: fc.constant({ ...PLAIN, sharesBrowser: true }) },
  { weight: 1, arbitrary: fc.constant({ ...PLAIN, hasTwoTabs: true, sharesBrowser: true }) },
  { weight: 1, arbitrary: fc.constant({ ...PLAIN, losesSession: true }) },
  { weight: 1, arbitrary: fc.constant({ ...PLAIN, storage: 'full' }) },
  { weight: 1, arbitrary: fc.constant({ ...PLAIN, storage: 'refused' }) },
];

const recoveryOf = (
  { storage, losesSession, hasTwoTabs }: Conditions,
  drawn: RunProfile['recovery'],
): RunProfile['recovery'] => {
  if (storage === 'refused' || losesSession) return 'reload';
  // Writes that a closed tab left pending are sent after a reconnection or at the next start, not by a retry.
  return hasTwoTabs && drawn === 'retry' ? 'reconnection' : drawn;
};

export const runProfile: fc.Arbitrary<RunProfile> = fc
  .record({
    conditions: fc.oneof({ withCrossShrink: true }, ...CONDITIONS),
    startsAs: fc.constantFrom('new' as const, 'new' as const, 'new' as const, 'visitor' as const),
    playsInline: fc.constantFrom(false, false, false, true),
    recovery: fc.constantFrom(
      'reload' as const,
      'reload' as const,
      'reconnection' as const,
      'retry' as const,
    ),
  })
  .map(({ conditions, startsAs, playsInline, recovery }) => ({
    ...conditions,
    startsAs,
    playsInline,
    recovery: recoveryOf(conditions, recovery),
  }));
