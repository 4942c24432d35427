/** What a control, a key or a press on the picture does. */
export type PlayerCommand =
  | { readonly does: 'toggle' | 'mute' | 'captions' | 'full-screen' | 'picture-in-picture' }
  | { readonly does: 'start' | 'end' | 'next' | 'overview' }
  /** In seconds; negative is back. */
  | { readonly does: 'skip'; readonly by: number }
  /** In percentage points. */
  | { readonly does: 'volume'; readonly by: number }
  | { readonly does: 'speed' | 'chapter'; readonly by: 1 | -1 }
  /** From 0 to 9. */
  | { readonly does: 'tenth'; readonly of: number };

/** The step of the arrow, J and L keys, of a double tap and of the two buttons, in seconds. */
export const SKIP = 10;
/** In percentage points. */
const LOUDER = 10;

export type ShortcutName =
  | 'back'
  | 'ahead'
  | 'louder'
  | 'softer'
  | 'slower'
  | 'faster'
  | 'previous-chapter'
  | 'next-chapter'
  | Exclude<PlayerCommand['does'], 'skip' | 'volume' | 'speed' | 'chapter'>;

export interface Shortcut {
  /** Names the shortcut in the overview. */
  readonly name: ShortcutName;
  /** `KeyboardEvent.key`, in lower case; on keyboards without Latin letters, what the US keyboard has in that place. */
  readonly keys: readonly string[];
  /** Whether shift is held. */
  readonly withShift?: boolean;
  readonly commandOf: (key: string) => PlayerCommand;
}

const shortcut = (name: ShortcutName, keys: readonly string[], command: PlayerCommand): Shortcut => ({
  name,
  keys,
  commandOf: () => command,
});

/** All keyboard shortcuts, in the order of the overview. */
export const SHORTCUTS: readonly Shortcut[] = [
  shortcut('toggle', [' ', 'k'], { does: 'toggle' }),
  shortcut('back', ['arrowleft', 'j'], { does: 'skip', by: -SKIP }),
  shortcut('ahead', ['arrowright', 'l'], { does: 'skip', by: SKIP }),
  shortcut('louder', ['arrowup'], { does: 'volume', by: LOUDER }),
  shortcut('softer', ['arrowdown'], { does: 'volume', by: -LOUDER }),
  shortcut('mute', ['m'], { does: 'mute' }),
  shortcut('captions', ['c'], { does: 'captions' }),
  shortcut('full-screen', ['f'], { does: 'full-screen' }),
  shortcut('picture-in-picture', ['p'], { does: 'picture-in-picture' }),
  shortcut('slower', ['<'], { does: 'speed', by: -1 }),
  shortcut('faster', ['>'], { does: 'speed', by: 1 }),
  {
    name: 'tenth',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    commandOf: (key) => ({ does: 'tenth', of: Number(key) }),
  },
  shortcut('start', ['home'], { does: 'start' }),
  shortcut('end', ['end'], { does: 'end' }),
  {
    name: 'previous-chapter',
    keys: ['arrowleft'],
    withShift: true,
    commandOf: () => ({ does: 'chapter', by: -1 }),
  },
  {
    name: 'next-chapter',
    keys: ['arrowright'],
    withShift: true,
    commandOf: () => ({ does: 'chapter', by: 1 }),
  },
  shortcut('next', ['n'], { does: 'next' }),
  shortcut('overview', ['?'], { does: 'overview' }),
];

/** Commands that repeat while the key is held. */
const REPEATED = new Set<PlayerCommand['does']>(['skip', 'volume', 'speed']);

/** Commands available during an ad: keys cannot skip it. */
const DURING_ADS = new Set<PlayerCommand['does']>(['toggle', 'mute', 'volume', 'full-screen', 'overview']);

/** The parts of a `KeyboardEvent` that count. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The command of a key; null if it belongs to the browser. */
export function commandOf(press: KeyPress): PlayerCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = press.key.toLowerCase();
  return (
    (press.shiftKey ? commandNamed(key, true) : null) ?? commandNamed(key) ?? commandNamed(nameByPlace(press))
  );
}

/** Whether a command is done now. */
export const isAvailable = (
  { does }: PlayerCommand,
  { isRepeated, isAd }: { readonly isRepeated: boolean; readonly isAd: boolean },
): boolean => (!isRepeated || REPEATED.has(does)) && (!isAd || DURING_ADS.has(does));

const commandNamed = (name: string, isShifted = false): PlayerCommand | null =>
  SHORTCUTS.find(({ keys, withShift = false }) => withShift === isShifted && keys.includes(name))?.commandOf(
    name,
  ) ?? null;

/** A letter of Cyrillic, Greek, Hebrew … */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;
const SHIFTED: Readonly<Record<string, string>> = { Comma: '<', Period: '>' };

/**
 * What a key has on the US keyboard: of letters where the layout has another script, of digits also where they need shift, as in
 * France. Empty for all other keys.
 */
function nameByPlace({ key, code, shiftKey }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? '' : digit;
  if (!OTHER_SCRIPT.test(key)) return '';
  return (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? (shiftKey && SHIFTED[code])) || '';
}
