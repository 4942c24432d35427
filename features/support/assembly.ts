import type { PlayerInternals } from './player-internals.ts';
import type { Screen } from './screen.ts';

/** Where somebody is: in the app, at a path below its base, or elsewhere. */
export type Place =
  { readonly inApp: true; readonly path: string } | { readonly inApp: false; readonly address: URL };

/** The player, as a person uses it and sees it. */
export interface PlayerControls {
  /** Whether a player is there that has begun to play or could. */
  isThere(): Promise<boolean>;
  isPlaying(): Promise<boolean>;
  /** Where playback stands, in seconds. */
  position(): Promise<number>;
  duration(): Promise<number>;
  /** Moves to a position, in seconds. */
  seek(seconds: number): Promise<void>;
  /** Lets it play on for so many seconds of the video. */
  watch(seconds: number): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Touches nothing until the player takes the person for idle. */
  idle(): Promise<void>;
  /** Moves the pointer, or taps. */
  stir(): Promise<void>;
  /** Whether title, way back and time left stand over the video. */
  showsOverlay(): Promise<boolean>;
  /** The words that stand over the video. */
  overlayWords(): Promise<string>;
  isMuted(): Promise<boolean>;
  isShowingAd(): Promise<boolean>;
  /** Skips the ad as soon as it lets itself be skipped. */
  skipAd(): Promise<void>;
  /** From now on no video starts unless it is pressed, as browsers have it before a first press. */
  refuseAutoplay(): Promise<void>;
}

/** How the person's device passes pages on. */
export interface SharingMeans {
  /** From the next page on there is a share sheet, which the person goes through with or closes. */
  offerSheet(ending: 'taken' | 'closed'): Promise<void>;
  /** From the next page on nothing can be copied. */
  refuseCopying(): Promise<void>;
  /** The address that the share sheet was opened with last; null where it was not. */
  inSheet(): Promise<string | null>;
  /** What was copied last. */
  copied(): Promise<string>;
}

/** The control calls of the mock platform, in the scenario's own world. */
export interface PlatformControl {
  request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** How something moves, and for how long, in milliseconds. */
export interface Motion {
  readonly kind: string;
  readonly length: number;
}

/** How a dialog, and what dims the page behind it, come and go; without what did not move. */
export interface DialogMotions {
  readonly coming: { readonly dialog?: Motion; readonly page?: Motion };
  readonly going: { readonly dialog?: Motion; readonly page?: Motion };
}

/** What only a browser with a layout can tell. */
export interface Layout {
  /** Makes the window this large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Whether the app's own scripts are lost on their way. */
  withholdCode(withheld: boolean): Promise<void>;
  /** How far the page is wider than the window, in CSS pixels. */
  overflow(): Promise<number>;
  /** Moves down by a screen, over and over, to the end of what is there. */
  scrollToEnd(): Promise<void>;
  /** The rules of WCAG 2.2 A and AA that the page breaks, each with where. */
  accessibilityViolations(): Promise<readonly string[]>;
  /** The height of the element that holds this text, in CSS pixels. */
  heightOf(text: string): Promise<number>;
  /** How many items of a list, found by the name of its region, stand wholly within the window. */
  wholeItems(region: string): Promise<number>;
  /** How many items of the featured row stand wholly within the window. */
  featuredItems(): Promise<number>;
  /** Turns the featured row on: for how long, in milliseconds, and how far apart the two items are on their way, in CSS pixels. */
  turnFeatured(): Promise<{ readonly length: number; readonly gap: number }>;
  /** How far the first two tiles of a shelf stand apart, in CSS pixels. */
  gapOfTiles(shelf: string): Promise<number>;
  /** How many columns the list of this name has. */
  columnsOf(list: string): Promise<number>;
  /** The place in the whole list of the last of its cards that is there, from 1. */
  furthestPlaceIn(list: string): Promise<number>;
  /** The title of the lowest card of which nothing is cut off, and where it is. */
  lowestCard(): Promise<{ readonly title: string; readonly top: number }>;
  /** Where a card is, from the top of the window; null where it is not there. */
  topOfCard(title: string): Promise<number | null>;
  /** The places of the first and the last whole tile of a shelf in the window, from 0. */
  tilesInView(shelf: string): Promise<{ readonly first: number; readonly last: number }>;
  /** The titles of shelves' cards that can be reached, and of those that stand wholly in the window's width. */
  reachableTiles(): Promise<{ readonly reached: readonly string[]; readonly inView: readonly string[] }>;
  /** The colour that the region of this name stands on, as CSS computes it. */
  colorBehind(region: string): Promise<string>;
  /** How much of what shows has moved by itself since the page was loaded: the sum of its layout shifts. */
  layoutShift(): Promise<number>;
  /** How many elements the page has. */
  elements(): Promise<number>;
  /** Everything that a screen reader can come to: the names and texts of the accessibility tree. */
  audible(): Promise<readonly string[]>;
  /** The files of the app's own code that were asked for so far. */
  codeAskedFor(): readonly string[];
  /** From now on the person prefers reduced motion. */
  reduceMotion(): Promise<void>;
  /** For how long the open dialog comes, and the page behind it dims, in milliseconds; 0 where nothing moves. */
  dialogMotion(): Promise<{ readonly dialog: number; readonly page: number }>;
  /** How the last dialog that opened on this page came and went. */
  dialogMotions(): Promise<DialogMotions>;
  /** Turns the wheel over the middle of the window. */
  turnWheel(): Promise<void>;
  /** How far the page is scrolled down, in CSS pixels. */
  scrolled(): Promise<number>;
  /** Whether the focus is in the open dialog, or on nothing of the page. */
  focusIsInDialog(): Promise<boolean>;
  /** Opens another tab of the same browser, which is before the person from then on. */
  openTab(path: string): Promise<void>;
  /** Brings the tab that was opened first before the person again. */
  returnToFirstTab(): Promise<void>;
}

/** How a browser says that a person does not want to be tracked, as its navigator has it. */
export interface PrivacySignal {
  readonly name: 'doNotTrack' | 'globalPrivacyControl';
  readonly value: string | boolean;
}

/** What the app is made of. */
export interface AppCode {
  /** Asks the app's account server by code; answers the messages of the errors. */
  askAccount(what: 'login' | 'register' | 'locale'): Promise<readonly string[]>;
}

/** One tab of one person's browser on the app, over a world of the mock platform. */
export interface Assembly {
  readonly name: 'dom' | 'browser';
  readonly screen: Screen;
  readonly platform: PlatformControl;
  readonly player: PlayerControls;
  readonly sharing: SharingMeans;
  /** What only a real player has, and a real device; null where there is none. */
  readonly internals: PlayerInternals | null;
  /** Null where there is none. */
  readonly layout: Layout | null;
  /** The app's own code, for what no screen shows; null where it is out of reach. */
  readonly code: AppCode | null;

  /** Opens a page of the app, as by typing its address; `/` is home. */
  open(path: string): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /** Closes the tab in a moment's notice, as a person or a crash would. */
  close(how: 'orderly' | 'crash'): Promise<void>;
  place(): Promise<Place>;
  /** Goes back as the browser's back button does. */
  back(): Promise<void>;
  setOnline(online: boolean): Promise<void>;
  /** From the next page on the browser tells that the person does not want to be tracked. */
  sendPrivacySignal(signal: PrivacySignal): Promise<void>;
  /** From the next page on the browser lets no page keep anything, as one does that is set to. */
  refuseStorage(): Promise<void>;
  /** Brings another tab to the front, or this one back. */
  turn(state: 'hidden' | 'visible'): Promise<void>;
  /** What the browser keeps for the app between visits. */
  stored(): Promise<Readonly<Record<string, string>>>;
  /** All that the browser keeps of the app where its code can read it: storage, cookies, names of databases. Goes away from the page. */
  kept(): Promise<readonly string[]>;
  store(key: string, value: string): Promise<void>;
  /** Sets the browser's clock. */
  setTime(moment: Date): Promise<void>;
  /** Puts the browser into a time zone, by its name. */
  setTimeZone(zone: string): Promise<void>;
  /** Lets time pass at once, in milliseconds. */
  passTime(length: number): Promise<void>;
  /** Lets time go by, in milliseconds, with all that happens in it. */
  wait(length: number): Promise<void>;
  /** From now on time goes by only where `wait` lets it; to be known before the scenario begins. */
  holdTime(): Promise<void>;
  /** Repeats a check until it holds; fails with its last failure. */
  eventually<T>(check: () => Promise<T>): Promise<T>;
  /** Waits until nothing has been under way for longer than any debounce, for checks that something does not happen; fails where that never comes. */
  settle(): Promise<void>;
  /** What went wrong unnoticed: errors that nothing caught. */
  uncaught(): readonly string[];
  /** What the app told the developer's console. */
  told(): readonly string[];
  end(): Promise<void>;
}

/** What has to be known of a scenario before it begins. */
export interface Preparation {
  /** Whether it holds time. */
  readonly canHoldTime: boolean;
}

/** Makes an assembly for each scenario. */
export interface Assemblies {
  make(person: string, now: Date, preparation: Preparation): Promise<Assembly>;
  end(): Promise<void>;
}
