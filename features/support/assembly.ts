import type { LibraryCaptions } from '#adapters/hosted-player/player-library.ts';
import type { PlayerDevice, SetControls } from './player-controls.ts';
import type { PlayerInternals } from './player-internals.ts';
import type { Role, Screen } from './screen.ts';

/** Where a person is: in the app, at a path below its base, or elsewhere. */
export type Place =
  { readonly inApp: true; readonly path: string } | { readonly inApp: false; readonly address: URL };

/** The player, as a person uses and sees it. */
export interface PlayerControls {
  /** How many players there are that have started or could start. */
  count(): Promise<number>;
  isPlaying(): Promise<boolean>;
  /** The playback position, in seconds. */
  position(): Promise<number>;
  duration(): Promise<number>;
  /** Seeks to a position, in seconds. */
  seek(seconds: number): Promise<void>;
  /** Lets it play for this many seconds of the video. */
  watch(seconds: number): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Touches nothing until the player considers the person idle. */
  idle(): Promise<void>;
  /** Moves the pointer, or taps. */
  stir(): Promise<void>;
  /** Whether title, back link and time left are shown over the video. */
  showsOverlay(): Promise<boolean>;
  /** The text shown over the video. */
  overlayWords(): Promise<string>;
  isMuted(): Promise<boolean>;
  /** How captions look, in the words of the hosted player. */
  captions(): Promise<Partial<LibraryCaptions>>;
  isShowingAd(): Promise<boolean>;
  /** Skips the ad as soon as that is possible. */
  skipAd(): Promise<void>;
  /** From now on no video starts without a press, as in browsers before the first interaction. */
  refuseAutoplay(): Promise<void>;
}

/** A page that was passed to a share sheet. */
export interface SharedPage {
  readonly title: string;
  readonly address: string;
}

/** A share sheet that the person completes or closes, one that does not open, and one that takes pages alone. */
export type ShareSheet = 'taken' | 'closed' | 'refused' | 'without files';

/** How the person's device shares pages. */
export interface SharingMeans {
  /** From the next page load on there is a share sheet. */
  offerSheet(sheet: ShareSheet): Promise<void>;
  /** From the next page load on nothing can be copied. */
  refuseCopying(): Promise<void>;
  /** The title and the address with which the share sheet was opened last; null if it was not opened. */
  inSheet(): Promise<SharedPage | null>;
  /** What was copied last. */
  copied(): Promise<string>;
  /** The name of the picture with which the share sheet was opened last; null if there was none. */
  pictureInSheet(): Promise<string | null>;
  /** From the next page load on nothing can be drawn. */
  refuseDrawing(): Promise<void>;
  /** The picture that was saved last; null if none was. */
  savedPicture(): Promise<SavedPicture | null>;
  /** What was drawn last; null if nothing was, and in a browser, which tells only pixels. */
  drawn(): Promise<DrawnPicture | null>;
}

/** A picture that was saved as a file. */
export interface SavedPicture {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The colours of its corners, as customers write them: '#0a0d16'. */
  readonly top: string;
  readonly bottom: string;
}

/** What was drawn as a picture, in order. */
export interface DrawnPicture {
  readonly texts: readonly DrawnText[];
  readonly circles: readonly { readonly isFull: boolean; readonly middle: number }[];
}

interface DrawnText {
  readonly text: string;
  /** Where it begins; a text that is centered has a middle instead. */
  readonly begins: 'left' | 'right' | null;
  readonly middle: number | null;
  /** Its contrast to what is behind it. */
  readonly contrast: number;
  /** Whether all of it is on the picture. */
  readonly isWhole: boolean;
}

/** A file that the browser has downloaded. */
export interface DownloadedFile {
  readonly name: string;
  readonly text: string;
}

/** What the browser has downloaded. */
export interface DownloadedFiles {
  /** The last file; null if there is none. */
  last(): Promise<DownloadedFile | null>;
}

/** The control API of the mock platform, in the scenario's own world. */
export interface PlatformControl {
  request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** The kind of an animation, and its duration in milliseconds. */
export interface Motion {
  readonly kind: string;
  readonly length: number;
}

/** How a dialog and its backdrop are animated; what was not animated is missing. */
export interface DialogMotions {
  readonly coming: { readonly dialog?: Motion; readonly page?: Motion };
  readonly going: { readonly dialog?: Motion; readonly page?: Motion };
}

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The movement of a finger, in CSS pixels to the right and down, and in milliseconds. */
export interface FingerMovement {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** A card, by the address that it links to, and its distance from the top of the window in CSS pixels. */
export interface CardPosition {
  readonly address: string;
  readonly top: number;
}

/** A text and its lowest contrast to a pixel behind one of its letters. */
export interface WeakText {
  readonly text: string;
  readonly contrast: number;
}

/** What only a browser with a layout can measure or do. */
export interface Layout {
  /** Resizes the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Whether requests for the app's own scripts fail, or stay without an answer, or those for all that comes after the first screen
   * wait until `no`.
   */
  withholdCode(withheld: 'failing' | 'pending' | 'after-first-screen' | 'no'): Promise<void>;
  /** Waits until the app has taken the place of the first screen. */
  appShows(): Promise<void>;
  /** The headings, links, buttons and pictures in view, each with where it is, in whole CSS pixels. */
  placesInView(): Promise<ReadonlyMap<string, string>>;
  /** By how much the page, the dialog over it or a control runs off the side of the window, in CSS pixels. */
  overflow(): Promise<number>;
  /** Removes what the browser has cached of the app and of the platform. */
  clearCache(): Promise<void>;
  /** From now on the person has nothing that points as exactly as a mouse. */
  withholdMouse(): Promise<void>;
  /** The size of plain text, in CSS pixels. */
  sizeOfText(): Promise<number>;
  /** Whether what a dropdown offers is shown. */
  isDropdownOpen(name: string): Promise<boolean>;
  /** Makes the page's processor this many times slower. */
  slowDown(times: number): Promise<void>;
  /** Scrolls to the current end of the page, or of the dialog over it. */
  scrollToEnd(): Promise<void>;
  /** The WCAG 2.2 A and AA rules that the page violates, each with the elements concerned. */
  accessibilityViolations(): Promise<readonly string[]>;
  /** The first element that came from a text and runs a script, sends a form or embeds another page; null if there is none. */
  activeMarkup(): Promise<string | null>;
  /** The height of the element that contains this text, in CSS pixels. */
  heightOf(text: string): Promise<number>;
  /** How many items of a list, found by the name of its region, fit entirely within the window's width. */
  wholeItems(region: string): Promise<number>;
  /** How many items of a featured row, found by its name, fit entirely within the window's width. */
  featuredItems(name: string): Promise<number>;
  /**
   * Advances a featured row, found by its name; returns the duration in milliseconds, and the distance between the two items
   * during the transition in CSS pixels.
   */
  turnFeatured(name: string): Promise<{ readonly length: number; readonly gap: number }>;
  /**
   * Turns a shelf by its arrow; returns the first tile in view before, and at each frame from then on until it is
   * at rest, without repetitions.
   */
  placesWhileTurning(shelf: string): Promise<readonly number[]>;
  /** Moves a finger over a shelf without lifting it before the end. */
  dragFinger(shelf: string, movement: FingerMovement): Promise<void>;
  /** Presses one key after another on the focused element; returns those that the page left to the browser. */
  keysLeftToBrowser(keys: readonly string[]): Promise<readonly string[]>;
  /** The gap between the first two tiles of a shelf, in CSS pixels. */
  gapOfTiles(shelf: string): Promise<number>;
  /** The number of columns of the list with this name. */
  columnsOf(list: string): Promise<number>;
  /** The position of the last rendered card of a list of the page, or of the dialog over it, in the whole list, from 1. */
  furthestPlaceIn(list: string): Promise<number>;
  /** The lowest card that is entirely visible. */
  lowestCard(): Promise<CardPosition>;
  /** Presses the card that links to an address. */
  pressCard(address: string): Promise<void>;
  /** The distance from the top of the window to the card that links to an address; null if it is not rendered. */
  topOfCard(address: string): Promise<number | null>;
  /** The positions of a shelf's first and last entirely visible tile, from 0. */
  tilesInView(shelf: string): Promise<{ readonly first: number; readonly last: number }>;
  /**
   * The titles of the shelves' cards that can be reached, and of those that fit entirely within the window's
   * width.
   */
  reachableTiles(): Promise<{ readonly reached: readonly string[]; readonly inView: readonly string[] }>;
  /** How far a button or link, found by its name, is from the left edge and the top of the window, in CSS pixels. */
  placeOfControl(name: string): Promise<{ readonly left: number; readonly top: number }>;
  /** Scrolls the page until a button or link, found by its name, is in the middle of the window. */
  scrollToControl(name: string): Promise<void>;
  /** The colour in the lower left corner of the window: 'rgb(217, 255, 74)'. */
  pageColor(): Promise<string>;
  /** The computed background colour behind the header. */
  headerColor(): Promise<string>;
  /** Scrolls the page to a distance from its top, in CSS pixels. */
  scrollTo(distance: number): Promise<void>;
  /** The computed background colour behind the first element of a role with this name: 'rgb(217, 255, 74)'. */
  colorBehind(role: Role, name: string): Promise<string>;
  /** The sum of the page's layout shifts since it was loaded. */
  layoutShift(): Promise<number>;
  /** Where something with this role and a name that matches is in the window, in CSS pixels. */
  boxOf(role: Role, name?: RegExp): Promise<Box>;
  /** In CSS pixels. */
  windowSize(): Promise<{ readonly width: number; readonly height: number }>;
  /** Where the element with the focus is in the window, in CSS pixels. */
  boxOfFocus(): Promise<Box>;
  /** The distance of the guide's line at now from the left edge of the window, in CSS pixels. */
  lineAtNow(): Promise<number>;
  /** Of the title in the cell with a name that matches: whether all of it shows, and whether the line at now runs over it. */
  titleInGuide(cell: RegExp): Promise<{ readonly isWhole: boolean; readonly isCrossed: boolean }>;
  /** Scrolls the guide, in CSS pixels to the right and down. */
  scrollGuide(x: number, y: number): Promise<void>;
  /** How far the guide is scrolled, in CSS pixels to the right and down. */
  guideOffset(): Promise<{ readonly x: number; readonly y: number }>;
  /** Moves a finger over the guide without lifting it before the end. */
  dragFingerOverGuide(movement: FingerMovement): Promise<void>;
  /**
   * Presses a button that turns the guide; returns how far the guide is scrolled to the right before, and at each frame from
   * then on until it is at rest, without repetitions, in CSS pixels.
   */
  placesWhileTurningGuide(button: string): Promise<readonly number[]>;
  /** The pairs of links, buttons and fields that lie on one another, by their names. */
  overlaps(): Promise<readonly string[]>;
  /** The texts of the pseudo-language, which ends each with a bracket, that do not show to their end. */
  cutOffTexts(): Promise<readonly string[]>;
  /** The number of elements on the page. */
  elements(): Promise<number>;
  /** Everything that a screen reader can reach: the names and texts of the accessibility tree. */
  audible(): Promise<readonly string[]>;
  /** The files of the app's own code that have been requested so far. */
  requestedCode(): readonly string[];
  /** From now on the person prefers more contrast. */
  preferMoreContrast(): Promise<void>;
  /** From now on the person's system replaces the colours of all pages by its own. */
  forceColors(): Promise<void>;
  /** The computed colours of a text, of a border around it ('none' without one), and of the page's text. */
  paintOf(text: string): Promise<{ readonly text: string; readonly border: string; readonly page: string }>;
  /** The width of the line around what has the focus, in CSS pixels; 0 without one. */
  widthOfFocusRing(): Promise<number>;
  /** Removes the focus; how many pixels have changed by that plainly, and the perimeter of what had it, in CSS pixels. */
  focusMark(): Promise<{ readonly changed: number; readonly perimeter: number }>;
  /** Whether there is a line around something on the screen. */
  hasOutline(role: Role, name: string): Promise<boolean>;
  /** The contrast ratio between the lightest and the darkest pixel of something on the screen. */
  contrastWithin(role: Role, name?: string): Promise<number>;
  /** From the next page load on all pictures of items have one colour, in CSS notation. */
  paintPictures(color: string): Promise<void>;
  /** The texts in the window that have a lower contrast than this to a pixel behind one of their letters. */
  weakTexts(least: number): Promise<readonly WeakText[]>;
  /** The colour of the played part of the player's time bar. */
  colorOfPlayedPart(): Promise<string>;
  /** A colour of the person's system, by its name in CSS: 'Highlight'. */
  systemColor(name: string): Promise<string>;
  /** The colours that the icons on the page have. */
  iconColors(): Promise<readonly string[]>;
  /** From now on the person prefers reduced motion. */
  reduceMotion(): Promise<void>;
  /** The animation durations of the open dialog and its backdrop, in milliseconds; 0 without animation. */
  dialogMotion(): Promise<{ readonly dialog: number; readonly page: number }>;
  /** How the last dialog that opened on this page was animated. */
  dialogMotions(): Promise<DialogMotions>;
  /** Scrolls the mouse wheel near the bottom of the window. */
  turnWheel(): Promise<void>;
  /** How far the page is scrolled down, in CSS pixels. */
  scrolled(): Promise<number>;
  /** Whether the focus is in the open dialog, or on no element of the page. */
  focusIsInDialog(): Promise<boolean>;
  /**
   * From now on the platform recognizes the person by a cookie alone, as it does outside of tests; requests without it belong
   * to another world.
   */
  carrySessionByCookie(): Promise<void>;
  /**
   * From now on as many requests of the page as the browser sends to the platform at once stay without a response, so that no
   * other request leaves while the page exists.
   *
   * @param path a path of the platform that does not answer
   */
  occupyConnections(path: string): Promise<void>;
  /** Whether the page waits for the response to a request of this row of the endpoint table: `GET /v2/media/:id`. */
  isUnderWay(row: string): boolean;
  /** Opens another tab of the same browser, which is the current one from then on. */
  openTab(path: string): Promise<void>;
  /** Presses a toggle of the page in each tab of the browser at the same moment, in each another number of times. */
  pressInEachTab(name: string): Promise<void>;
  /** In each tab: whether a toggle of the page is pressed. */
  pressedInEachTab(name: string): Promise<readonly boolean[]>;
  /** Makes the first tab the current one again. */
  returnToFirstTab(): Promise<void>;
  /** Opens a page of the account site, by its path. */
  openAccountSite(path: string): Promise<void>;
}

/** What is deployed at the app's address, for scenarios tagged @service-worker, which have a host of their own. */
export interface Deployment {
  /** Deploys a release that differs from the present one in every file; what only that has is gone. */
  deployNewRelease(): Promise<void>;
  /** Deploys a release that withdraws the service worker of those before. */
  withdrawReleases(): Promise<void>;
  /** The browser finds the deployed release while the tab sends one request after another, for some seconds. */
  findReleaseWhileBusy(): Promise<void>;
  /** The id of the release that is deployed; null if it has no service worker. */
  deployed(): string | null;
  /** The id of the release that the current tab belongs to; null if it has none. */
  releaseOfTab(): Promise<string | null>;
  /** Has this browser keep the deployed release at once, which the app does once nothing has been opened for a while. */
  keep(): Promise<void>;
  /** Waits until the files of the deployed release are kept in this browser. */
  untilKept(): Promise<void>;
  /** Waits until the deployed release serves all tabs of this browser. */
  untilServing(): Promise<void>;
  /** Whether this browser has a service worker for the app. */
  hasServiceWorker(): Promise<boolean>;
  /** The addresses of everything that the app has stored in the browser's caches. */
  cachedAddresses(): Promise<readonly string[]>;
  /** What keeps Chromium from offering to install the app. */
  installabilityErrors(): Promise<readonly string[]>;
  /** The web app manifest, as Chromium reads it, with the sizes of the icons that it names, by their address. */
  manifest(): Promise<Readonly<Record<string, unknown>>>;
}

/** How a browser signals that a person does not want to be tracked: the property of its navigator. */
export interface PrivacySignal {
  readonly name: 'doNotTrack' | 'globalPrivacyControl';
  readonly value: string | boolean;
}

/** Access to the app's own code. */
export interface AppCode {
  /** Sends a request to the app's account server by code; returns the error messages. */
  askAccount(what: 'login' | 'register' | 'locale'): Promise<readonly string[]>;
}

/** A request to a server that does not exist in a scenario. */
export interface SentElsewhere {
  readonly address: string;
  readonly body: string | null;
}

/** All texts of a language, those that load with a later screen, or none. */
export type WithheldTranslations = 'all' | 'later' | 'none';

/** One tab of one person's browser with the app, over a world of the mock platform. */
export interface Assembly {
  readonly name: 'dom' | 'browser';
  readonly screen: Screen;
  readonly platform: PlatformControl;
  readonly player: PlayerControls;
  readonly controls: SetControls;
  readonly device: PlayerDevice;
  readonly sharing: SharingMeans;
  readonly downloads: DownloadedFiles;
  /** What only a real player has; null if there is none. */
  readonly internals: PlayerInternals | null;
  /** Null if there is none. */
  readonly layout: Layout | null;
  /** Null if the scenario has no host of its own. */
  readonly deployment: Deployment | null;
  /** The app's own code, for what no screen shows; null if it cannot be accessed. */
  readonly code: AppCode | null;

  /** Opens a page of the app, as by typing its address; `/` is home. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Closes the tab immediately, as a person or a crash would. */
  close(how: 'orderly' | 'crash'): Promise<void>;
  place(): Promise<Place>;
  /** Goes back as with the browser's back button. */
  back(): Promise<void>;
  /** Goes forward as with the browser's forward button. */
  forward(): Promise<void>;
  setOnline(online: boolean): Promise<void>;
  /** From the next page load on the browser signals that the person does not want to be tracked. */
  sendPrivacySignal(signal: PrivacySignal): Promise<void>;
  /** From the next page load on the browser asks for these languages, best first: 'es-MX'. */
  preferLanguages(tags: readonly string[]): Promise<void>;
  /** From the next page load on, which texts of languages other than English fail to load. */
  withholdTranslations(withheld: WithheldTranslations): Promise<void>;
  /** From the next page load on the browser never reports that it is idle. */
  keepBusy(): Promise<void>;
  /** From the next page load on the browser identifies itself by this text. */
  setUserAgent(userAgent: string): Promise<void>;
  /** Sets a cookie of the app's host, for the following page loads; the value is encoded. */
  setCookie(name: string, value: string): Promise<void>;
  /** From the next page load on the browser denies all access to its storage. */
  refuseStorage(): Promise<void>;
  /**
   * From the next page load on this script runs before the app: that of a tag manager, or one that makes the browser an older
   * one.
   */
  runBefore(script: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it; null if it is undefined. */
  valueOf(expression: string): Promise<unknown>;
  /** Something on the page fails, which nothing handles. */
  failUnhandled(how: 'error' | 'rejection', message: string): Promise<void>;
  /** Hides the tab behind another one, or shows it again. */
  setVisibility(state: 'hidden' | 'visible'): Promise<void>;
  /** The app's local storage. */
  stored(): Promise<Readonly<Record<string, string>>>;
  /**
   * Everything stored for the app where its code can read it: storage, cookies, database names. Navigates
   * away from the page.
   */
  storageEntries(): Promise<readonly string[]>;
  store(key: string, value: string): Promise<void>;
  /** Sets the browser's clock. */
  setTime(moment: Date): Promise<void>;
  /** Sets the browser's time zone, by its name. */
  setTimeZone(zone: string): Promise<void>;
  /** Moves the clock forward at once, in milliseconds. */
  passTime(length: number): Promise<void>;
  /** Lets time pass, in milliseconds, and runs everything that is due in it. */
  wait(length: number): Promise<void>;
  /** From now on time passes only by `wait`; must be known before the scenario starts. */
  holdTime(): Promise<void>;
  /** Repeats a check until it passes; fails with its last failure. */
  eventually<T>(check: () => Promise<T>): Promise<T>;
  /**
   * Waits until nothing has been in flight for longer than any debounce, for checks that something does not
   * happen; fails if that never happens.
   */
  settle(): Promise<void>;
  /** The requests to servers other than the app's host and the platform; none of them arrives. */
  sentElsewhere(): readonly SentElsewhere[];
  /** Errors that nothing caught, and what the page's security headers blocked. */
  uncaught(): readonly string[];
  /** What the app logged to the developer's console. */
  consoleMessages(): readonly string[];
  /** Everything in the developer's console, each line with its kind, for messages. */
  consoleLines(): readonly string[];
  /** What is in the window, as a PNG; null without pictures. */
  screenshot(): Promise<Buffer | null>;
  end(): Promise<void>;
}

/** What must be known about a scenario before it starts. */
export interface Preparation {
  /** Whether it holds time. */
  readonly canHoldTime: boolean;
  /** Whether ads are configured in it. */
  readonly hasAds: boolean;
  /** Whether the browser has service workers, and the app a host of its own. */
  readonly hasServiceWorker: boolean;
}

/** Makes an assembly for each scenario. */
export interface Assemblies {
  make(person: string, now: Date, preparation: Preparation): Promise<Assembly>;
  end(): Promise<void>;
}
