/** The ARIA roles that scenarios need. */
export type Role =
  | 'article'
  | 'alert'
  | 'alertdialog'
  | 'banner'
  | 'button'
  | 'cell'
  | 'columnheader'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menuitem'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'searchbox'
  | 'slider'
  | 'status'
  | 'table'
  | 'tab'
  | 'tabpanel'
  | 'note'
  | 'definition'
  | 'term'
  | 'textbox'
  | 'timer';

/** A picture on the screen. */
export interface Picture {
  /** Its address; the one for the largest width if there are several. */
  readonly address: string;
  /** Whether it has loaded; null without a network for pictures. */
  readonly arrived: boolean | null;
  /** Its aspect ratio on the screen; null without a layout. */
  readonly shape: number | null;
}

/**
 * Something on the screen, found by its role and accessible name: a string matches the whole name, a pattern
 * part of it. Each call looks the element up anew.
 */
export interface Part {
  /** A part inside this one. */
  part(role: Role, name?: string | RegExp): Part;
  /** The n-th match, from 0. */
  nth(index: number): Part;
  /** The number of matches. */
  count(): Promise<number>;
  /** What all matches are called, for messages: their names, or the texts of those without one. */
  names(): Promise<readonly string[]>;
  /** The texts of the first match, for messages: one line for each block; none if it is not there. */
  lines(): Promise<readonly string[]>;
  /** The text of the first match, with collapsed white space; throws if there is none. */
  text(): Promise<string>;
  /** The texts of all matches, in their order. */
  texts(): Promise<readonly string[]>;
  /** An attribute of the first match; throws if there is none. */
  attribute(name: string): Promise<string | null>;
  /** An attribute of all matches, in their order. */
  attributes(name: string): Promise<readonly (string | null)[]>;
  /** Presses the first match, once; throws if there is none. */
  press(): Promise<void>;
  /** Replaces the content of a field. */
  fill(text: string): Promise<void>;
  /** Selects an option of a dropdown by its label. */
  choose(option: string): Promise<void>;
  /** The value of a field. */
  value(): Promise<string>;
  /** The label of a dropdown's selected option. */
  chosen(): Promise<string>;
  /** The first picture inside, with or without a name; null if there is none. */
  picture(): Promise<Picture | null>;
  hasFocus(): Promise<boolean>;
  focus(): Promise<void>;
  /** Scrolls to it. */
  bringIntoView(): Promise<void>;
  /** Rests the pointer on it. */
  pointAt(): Promise<void>;
  /** Moves the pointer off it; the focus stays where it is. */
  pointAway(): Promise<void>;
  /** Puts a finger on it without lifting it. */
  touchStart(): Promise<void>;
  /** Moves a finger over it, in CSS pixels to the right and down. */
  swipe(x: number, y: number): Promise<void>;
}

/** What a person sees and uses. */
export interface Screen {
  part(role: Role, name?: string | RegExp): Part;
  /** A button or link with this name. */
  control(name: string): Part;
  /** A field of a form with this label. */
  field(label: string): Part;
  /** The page's headings of level 1. */
  heading(): Part;
  /** The level and the text of each heading, in their order: 'h2 Featured'. */
  outline(): Promise<readonly string[]>;
  /** The labels of all fields, for messages. */
  labels(): Promise<readonly string[]>;
  /** The whole text of the page, with collapsed white space. */
  text(): Promise<string>;
  /** The texts of the page, or of the dialog over it, for messages: one line for each block. */
  lines(): Promise<readonly string[]>;
  /** The title of the browser's tab. */
  title(): Promise<string>;
  /**
   * The metadata under a name: the page's meta tags with this name or property, and its links with this
   * relation.
   */
  tagged(name: string): Promise<readonly string[]>;
  /** The texts of its structured data. */
  structuredData(): Promise<readonly string[]>;
  /** The page's language attribute. */
  language(): Promise<string>;
  /** In which direction the page runs. */
  direction(): Promise<string>;
  /** Removes pointer and focus from everything. */
  clearFocusAndHover(): Promise<void>;
  /** Removes the focus from everything; the pointer stays where it is. */
  clearFocus(): Promise<void>;
  /** Presses a key on the focused element: 'Enter', 'Escape', 'Tab', 'k'. */
  key(key: string): Promise<void>;
  /** Presses a key on the focused field while an input method composes text there. */
  keyInComposition(key: string): Promise<void>;
  /** Presses the backdrop of the open dialog. */
  pressBackdrop(): Promise<void>;
}
