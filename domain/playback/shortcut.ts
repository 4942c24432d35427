/** What a control, a key or a press on the picture does. */
export type PlayerCommand =
  | { readonly does: 'toggle' | 'mute' | 'captions' | 'full-screen' | 'picture-in-picture' }
  | { readonly does: 'start' | 'end' | 'next' | 'overview' }
  /** Of a channel (LIV-12). */
  | { readonly does: 'guide' | 'last-channel' }
  /** In seconds; negative is back. */
  | { readonly does: 'skip'; readonly by: number }
  /** In percentage points. */
  | { readonly does: 'volume'; readonly by: number }
  | { readonly does: 'speed' | 'chapter' | 'channel'; readonly by: 1 | -1 }
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
  | 'previous-channel'
  | 'next-channel'
  | Exclude<PlayerCommand['does'], 'skip' | 'volume' | 'speed' | 'chapter' | 'channel'>;

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

const TOGGLE = shortcut('toggle', [' ', 'k'], { does: 'toggle' });
const BACK = shortcut('back', ['arrowleft', 'j'], { does: 'skip', by: -SKIP });
const SETTINGS = [
  shortcut('louder', ['arrowup'], { does: 'volume', by: LOUDER }),
  shortcut('softer', ['arrowdown'], { does: 'volume', by: -LOUDER }),
  shortcut('mute', ['m'], { does: 'mute' }),
  shortcut('captions', ['c'], { does: 'captions' }),
  shortcut('full-screen', ['f'], { does: 'full-screen' }),
  shortcut('picture-in-picture', ['p'], { does: 'picture-in-picture' }),
];
const SPEED = [
  shortcut('slower', ['<'], { does: 'speed', by: -1 }),
  shortcut('faster', ['>'], { does: 'speed', by: 1 }),
];
const PLACES: readonly Shortcut[] = [
  {
    name: 'tenth',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    commandOf: (key) => ({ does: 'tenth', of: Number(key) }),
  },
  shortcut('start', ['home'], { does: 'start' }),
  shortcut('end', ['end'], { does: 'end' }),
];
const OVERVIEW = shortcut('overview', ['?'], { does: 'overview' });

/** The keyboard shortcuts of a video, in the order of the overview. */
const OF_VIDEO: readonly Shortcut[] = [
  TOGGLE,
  BACK,
  shortcut('ahead', ['arrowright', 'l'], { does: 'skip', by: SKIP }),
  ...SETTINGS,
  ...SPEED,
  ...PLACES,
  { ...shortcut('previous-chapter', ['arrowleft'], { does: 'chapter', by: -1 }), withShift: true },
  { ...shortcut('next-chapter', ['arrowright'], { does: 'chapter', by: 1 }), withShift: true },
  shortcut('next', ['n'], { does: 'next' }),
  OVERVIEW,
];

/** Those of a channel: it has neither chapters nor a next video, and its stream plays at its own speed. */
const OF_CHANNEL: readonly Shortcut[] = [
  shortcut('previous-channel', ['pageup'], { does: 'channel', by: -1 }),
  shortcut('next-channel', ['pagedown'], { does: 'channel', by: 1 }),
  shortcut('last-channel', ['l'], { does: 'last-channel' }),
  shortcut('guide', ['g'], { does: 'guide' }),
  TOGGLE,
  BACK,
  shortcut('ahead', ['arrowright'], { does: 'skip', by: SKIP }),
  ...SETTINGS,
  ...PLACES,
  OVERVIEW,
];

export const shortcutsOf = (isChannel: boolean): readonly Shortcut[] => (isChannel ? OF_CHANNEL : OF_VIDEO);

/** Commands that repeat while the key is held. */
const REPEATED = new Set<PlayerCommand['does']>(['skip', 'volume', 'speed']);

/** Commands available during an ad: keys cannot skip it. */
const DURING_ADS = new Set<PlayerCommand['does']>([
  ...(['toggle', 'mute', 'volume', 'full-screen', 'overview'] as const),
  ...(['channel', 'last-channel', 'guide'] as const),
]);

/** The parts of a `KeyboardEvent` that count. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The command of a key, of a video or of a channel; null if it belongs to the browser. */
export function commandOf(press: KeyPress, isChannel: boolean): PlayerCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const shortcuts = shortcutsOf(isChannel);
  const named = (name: string, isShifted = false): PlayerCommand | null =>
    shortcuts
      .find(({ keys, withShift = false }) => withShift === isShifted && keys.includes(name))
      ?.commandOf(name) ?? null;
  const key = press.key.toLowerCase();
  return (press.shiftKey ? named(key, true) : null) ?? named(key) ?? named(nameByPlace(press));
}

/** Whether a command is done now. */
export const isAvailable = (
  { does }: PlayerCommand,
  { isRepeated, isAd }: { readonly isRepeated: boolean; readonly isAd: boolean },
): boolean => (!isRepeated || REPEATED.has(does)) && (!isAd || DURING_ADS.has(does));

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
