/** The roles that a screen reader would hear, as far as scenarios need them. */
export type Role =
  | 'article'
  | 'alert'
  | 'alertdialog'
  | 'banner'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'definition'
  | 'term'
  | 'textbox'
  | 'timer';

/** A picture as it is on the screen. */
export interface Picture {
  /** What it is asked for by, where there is a choice of widths the largest. */
  readonly address: string;
  /** Whether it has arrived; unknown without a network for pictures. */
  readonly arrived: boolean | null;
  /** Its width by its height on the screen; unknown without a layout. */
  readonly shape: number | null;
}

/**
 * Something on the screen, found by its role and its name as a screen reader would say it: a text for exactly that name, a
 * pattern for a part of it. Nothing is looked up before it is asked about, and then anew each time.
 */
export interface Part {
  /** Something inside this. */
  part(role: Role, name?: string | RegExp): Part;
  /** The n-th of several, from 0. */
  nth(index: number): Part;
  /** How many of these there are. */
  count(): Promise<number>;
  /** The words of the first, with white space folded; fails where there is none. */
  text(): Promise<string>;
  /** An attribute of the first; fails where there is none. */
  attribute(name: string): Promise<string | null>;
  /** Presses the first, once; fails where there is none. */
  press(): Promise<void>;
  /** Replaces what stands in a field. */
  fill(text: string): Promise<void>;
  /** Chooses an option of a dropdown by what it says. */
  choose(option: string): Promise<void>;
  /** What the chosen option of a dropdown says. */
  chosen(): Promise<string>;
  /** The first picture inside, with or without a name; null where there is none. */
  picture(): Promise<Picture | null>;
  hasFocus(): Promise<boolean>;
  focus(): Promise<void>;
  /** Lets the pointer rest on it. */
  pointAt(): Promise<void>;
  /** Lays a finger on it, and lifts it nowhere. */
  layFinger(): Promise<void>;
  /** Moves a finger over it, in CSS pixels to the right and down. */
  swipe(x: number, y: number): Promise<void>;
}

/** What a person has before them. */
export interface Screen {
  part(role: Role, name?: string | RegExp): Part;
  /** What can be pressed: buttons and links of a name. */
  control(name: string): Part;
  /** What the page as a whole is called: its headings of the first level. */
  heading(): Part;
  /** Every word on it, with white space folded. */
  text(): Promise<string>;
  /** What the browser's tab says. */
  title(): Promise<string>;
  /** What the page tells machines under a name: its meta tags of this name or property, its links of this relation. */
  tagged(name: string): Promise<readonly string[]>;
  /** The texts of its structured data. */
  structuredData(): Promise<readonly string[]>;
  /** The language that the page says it is in. */
  language(): Promise<string>;
  /** Takes pointer and focus away from everything. */
  letGo(): Promise<void>;
  /** Presses a key where focus is: 'Enter', 'Escape', 'Tab', 'k'. */
  key(key: string): Promise<void>;
  /** Presses the page beside the open dialog. */
  pressBeside(): Promise<void>;
}
