/**
 * Settings of a player and their values: '1.25', '90', 'on' or 'off', 'English' or 'off', '720p' or 'Auto',
 * 'full' or 'window'.
 */
export type Setting = 'speed' | 'volume' | 'sound' | 'captions' | 'quality' | 'screen';

/** What the library of a player, and the browser, say of it. */
export interface PlayerFacts {
  readonly rate: number;
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** The label of the chosen captions; 'Off' for none. */
  readonly captions: string;
  /** The label of the chosen quality. */
  readonly quality: string;
  readonly isFullScreen: boolean;
}

export function settingIn(facts: PlayerFacts, name: Setting): string {
  switch (name) {
    case 'speed':
      return String(facts.rate);
    case 'volume':
      return String(facts.volume);
    case 'sound':
      return facts.isMuted ? 'off' : 'on';
    case 'captions':
      return facts.captions.replace('Off', 'off');
    case 'quality':
      return facts.quality;
    case 'screen':
      return facts.isFullScreen ? 'full' : 'window';
  }
}

/** What a person presses a picture with. */
export type Pointer = 'touch' | 'mouse';

/** The picture of a player, as mice and fingers press it. */
export interface PicturePresses {
  /** Clicks in the middle of the picture, `times` in quick succession. */
  clickPicture(times: number): Promise<void>;
  /** Taps on the left, middle or right of the picture, `times` in quick succession. */
  tapPicture(side: string, times: number): Promise<void>;
  /** Presses in the middle of the picture until `release`, for longer than any click or tap takes. */
  holdPicture(by: Pointer): Promise<void>;
  /** Ends the press that `holdPicture` began. */
  release(): Promise<void>;
  /** Ends the press that `holdPicture` began with a finger, as a browser does that needs the finger for something else. */
  cancelPress(): Promise<void>;
  /** Moves a finger up or down over the picture. */
  swipe(way: 'up' | 'down'): Promise<void>;
}

/** The controls of a player, and what they have set. */
export interface SetControls extends PicturePresses {
  setting(name: Setting): Promise<string>;
  /** What a screen reader announces for the last key. */
  announcement(): Promise<string>;
  /** Whether these words show in the browser's full screen. */
  showsInFullScreen(words: string): Promise<boolean>;
  /** Presses the volume bar in its middle. */
  halveVolume(): Promise<void>;
  /** Where programs begin on the seek bar of a channel, in whole percent from its left end. */
  boundaries(): Promise<readonly number[]>;
  /** Whether the player has the focus. */
  hasFocus(): Promise<boolean>;
  /** Whether the library shows its own controls. */
  areOfLibrary(): Promise<boolean>;
}

/** What a person's device shows and does at the page's request. */
export interface PlayerDevice {
  /** The viewer wants to save data, from the next page load on. */
  saveData(): Promise<void>;
  /** From now on the screen is a touch screen, and there is no mouse. */
  useTouchScreen(): Promise<void>;
  /** What the device shows as now playing: title, artist and number of pictures; null if it shows nothing. */
  nowPlaying(): Promise<{
    readonly title: string;
    readonly artist: string;
    readonly pictures: number;
  } | null>;
  /**
   * Presses a media key of the device: 'play', 'pause', 'seekforward' …; 'seekto' with a position in seconds.
   */
  pressKey(action: string, seekTime?: number): Promise<void>;
  /** The device turns its screen off and releases every wake lock. */
  takeScreen(): Promise<void>;
  /** Whether the screen is kept awake. */
  isKeptAwake(): Promise<boolean>;
  /** From the next page load on the device refuses to keep its screen awake. */
  refuseWaking(): Promise<void>;
  /** Whether picture-in-picture was requested. */
  requestedPictureInPicture(): Promise<boolean>;
}

/** What an element on the seek bar says of its place, as `boundaries` returns it. */
export const percentOf = (share: string): number => Math.round(100 * Number(share));
