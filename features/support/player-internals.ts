/**
 * Settings of a player and their values: '1.25', '90', 'on' or 'off', 'English' or 'off', '720p' or 'Auto',
 * 'full' or 'window'.
 */
export type Setting = 'speed' | 'volume' | 'sound' | 'captions' | 'quality' | 'screen';

/** How a browser finds other devices to play on. */
export type DeviceSearch = 'remote playback' | 'AirPlay';

/** The picture of a real player, as pointers and fingers use it, and what is written over it. */
export interface PlayerPicture {
  /** From now on the screen is a touch screen, and there is no mouse. */
  useTouchScreen(): Promise<void>;
  /** Clicks in the middle of the picture, `times` in quick succession. */
  clickPicture(times: number): Promise<void>;
  /** Taps on the left, middle or right of the picture, `times` in quick succession. */
  tapPicture(side: string, times: number): Promise<void>;
  /** Taps where a control is, whether it shows or not. */
  tapControl(name: RegExp): Promise<void>;
  /** Moves the mouse onto a control. */
  pointAtControl(name: RegExp): Promise<void>;
  /** The tooltips that show in the player. */
  tooltips(): Promise<readonly string[]>;
  /** From the next page load on the browser counts no use of the page: the driver's own scripts count as one. */
  ignoreUse(): Promise<void>;
  /** What shows in the window where the player is: the brightness of each of 16 by 9 fields, from 0 to 255. */
  picture(): Promise<readonly number[]>;
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
  /** Whether the settings of the player include this entry. */
  offersSetting(name: string): Promise<boolean>;
}

/** What only a real player in a real browser has. */
export interface PlayerInternals extends PlayerPicture {
  setting(name: Setting): Promise<string>;
  /** The choices of the open menu that are entirely visible. */
  choicesInView(): Promise<readonly string[]>;
  /** Whether these words show in the browser's full screen. */
  showsInFullScreen(words: string): Promise<boolean>;
  /** What a screen reader announces for the last key. */
  announcement(): Promise<string>;
  /** Whether a thumbnail is shown over the seek bar when the pointer is on it, and matches that position. */
  showsThumbnail(): Promise<boolean>;
  /** Presses the volume bar in its middle. */
  halveVolume(): Promise<void>;
  /** Whether picture-in-picture was requested. */
  requestedPictureInPicture(): Promise<boolean>;
  /** Whether the player has the focus. */
  hasFocus(): Promise<boolean>;
  /** What the device shows as now playing: title, artist and number of pictures; null if it shows nothing. */
  onDevice(): Promise<{ readonly title: string; readonly artist: string; readonly pictures: number } | null>;
  /**
   * Presses a media key of the device: 'play', 'pause', 'seekforward' …; 'seekto' with a position in seconds.
   */
  pressOnDevice(action: string, seekTime?: number): Promise<void>;
  /** The device turns its screen off and releases every wake lock. */
  takeScreen(): Promise<void>;
  /** Whether the screen is kept awake. */
  isKeptAwake(): Promise<boolean>;
  /** From the next page load on the device refuses to keep its screen awake. */
  refuseWaking(): Promise<void>;
}
