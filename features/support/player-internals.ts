/** How a browser finds other devices to play on. */
export type DeviceSearch = 'remote playback' | 'AirPlay';

/** What only a real player in a real browser has: a picture, and controls that lie on it. */
export interface PlayerInternals {
  /**
   * Taps where a control of the player is, whether it shows or not.
   *
   * @param share where on it, from 0 at its left to 1
   */
  tapControl(name: RegExp, share?: number): Promise<void>;
  /** Taps a button or a link of the page. */
  tapPart(name: string): Promise<void>;
  /** Moves the mouse onto a control. */
  pointAtControl(name: RegExp): Promise<void>;
  /** The tooltips that show in the player. */
  tooltips(): Promise<readonly string[]>;
  /** From the next page load on the browser counts no use of the page: the driver's own scripts count as one. */
  ignoreUse(): Promise<void>;
  /** What shows in the window where the player is: the brightness of each of 16 by 9 fields, from 0 to 255. */
  picture(): Promise<readonly number[]>;
  /** The part of the picture of the player, from 0 to 1, that has about this color: '#ffe14d'. */
  shareOfColor(color: string): Promise<number>;
  /** Whether a focus ring shows around the whole picture. */
  hasFocusRing(): Promise<boolean>;
  /** The typefaces of everything that the player says. */
  typefaces(): Promise<readonly string[]>;
  /** The typeface of the page. */
  pageTypeface(): Promise<string>;
  /** Everything that the player says, also hidden. */
  texts(): Promise<readonly string[]>;
  /** From the next page load on the browser finds another device. */
  findDevice(by: DeviceSearch): Promise<void>;
  /** How the browser was last asked to let people choose a device. */
  deviceChosenBy(): Promise<string | null>;
  /** The choices of the open menu that are entirely visible. */
  choicesInView(): Promise<readonly string[]>;
  /** Whether a thumbnail is shown over the seek bar when the pointer is on it, and matches that position. */
  showsThumbnail(): Promise<boolean>;
}
