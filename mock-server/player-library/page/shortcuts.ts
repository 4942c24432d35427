/** The command of a key. */
export type Command =
  | { readonly does: 'toggle' | 'mute' | 'captions' | 'full-screen' | 'start' | 'end' | 'overview' }
  /** In seconds; negative is back. */
  | { readonly does: 'skip'; readonly by: number }
  /** In percentage points. */
  | { readonly does: 'volume'; readonly by: number }
  | { readonly does: 'speed'; readonly by: 1 | -1 }
  | { readonly does: 'tenth'; readonly of: number };

interface Shortcut {
  /** `KeyboardEvent.key`, in lower case; on keyboards without Latin letters, what the US keyboard has in that place. */
  readonly keys: readonly string[];
  /** The label on the keys. */
  readonly written: string;
  readonly what: string;
  readonly asks: (key: string) => Command;
}

const always = (command: Command) => () => command;

/** The step of the arrow, J and L keys and of a double tap in seconds; same as the two buttons. */
export const SKIP = 10;
/** In percentage points. */
const LOUDER = 10;

/** All keyboard shortcuts, in the order of the overview. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: [' ', 'k'], written: 'Space or K', what: 'Play or pause', asks: always({ does: 'toggle' }) },
  {
    keys: ['arrowleft', 'j'],
    written: '← or J',
    what: '10 seconds back',
    asks: always({ does: 'skip', by: -SKIP }),
  },
  {
    keys: ['arrowright', 'l'],
    written: '→ or L',
    what: '10 seconds ahead',
    asks: always({ does: 'skip', by: SKIP }),
  },
  { keys: ['arrowup'], written: '↑', what: 'Louder', asks: always({ does: 'volume', by: LOUDER }) },
  { keys: ['arrowdown'], written: '↓', what: 'Softer', asks: always({ does: 'volume', by: -LOUDER }) },
  { keys: ['m'], written: 'M', what: 'Mute or unmute', asks: always({ does: 'mute' }) },
  { keys: ['c'], written: 'C', what: 'Captions on or off', asks: always({ does: 'captions' }) },
  { keys: ['f'], written: 'F', what: 'Full screen on or off', asks: always({ does: 'full-screen' }) },
  { keys: ['<'], written: '<', what: 'Slower', asks: always({ does: 'speed', by: -1 }) },
  { keys: ['>'], written: '>', what: 'Faster', asks: always({ does: 'speed', by: 1 }) },
  {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    written: '0 to 9',
    what: 'That many tenths into the video',
    asks: (key) => ({ does: 'tenth', of: Number(key) }),
  },
  { keys: ['home'], written: 'Home', what: 'To the beginning', asks: always({ does: 'start' }) },
  { keys: ['end'], written: 'End', what: 'To the end', asks: always({ does: 'end' }) },
  { keys: ['?'], written: '?', what: 'This overview', asks: always({ does: 'overview' }) },
];

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented'
>;

/** The command of a key press; null if it belongs to the browser or has been handled. */
export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.defaultPrevented) return null;
  return commandNamed(press.key.toLowerCase()) ?? commandNamed(nameByPlace(press));
}

const commandNamed = (name: string): Command | null =>
  SHORTCUTS.find(({ keys }) => keys.includes(name))?.asks(name) ?? null;

/** A letter of Cyrillic, Greek, Hebrew … */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;
const SHIFTED: Readonly<Record<string, string>> = { Comma: '<', Period: '>' };

/**
 * What a key has on the US keyboard: of letters where the layout has another script, of digits also where they need shift, as in
 * France. Empty for all other keys.
 */
function nameByPlace({ key, code, shiftKey }: Press): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? '' : digit;
  if (!OTHER_SCRIPT.test(key)) return '';
  return (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? (shiftKey && SHIFTED[code])) || '';
}

const SLIDERS = new Set(['MEDIA-TIME-RANGE', 'MEDIA-VOLUME-RANGE']);
const SLIDER_KEYS = /^(Arrow|Home$|End$)/;
const MENU = /-MENU(-ITEM)?$|^DIALOG$/;
const BUTTON = /BUTTON$/;

/**
 * Whether a focused control needs the key for itself.
 *
 * @param path the tag names from the target outwards, in capitals
 */
export function controlUsesKey(key: string, path: readonly string[]): boolean {
  return path.some(
    (name) =>
      MENU.test(name) ||
      (SLIDERS.has(name) && SLIDER_KEYS.test(key)) ||
      (BUTTON.test(name) && (key === ' ' || key === 'Enter')),
  );
}
