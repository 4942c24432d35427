/** What can be set in a player: '1.25', '90', 'on' or 'off', 'English' or 'off', '720p' or 'Auto', 'full' or 'window'. */
export type Setting = 'speed' | 'volume' | 'sound' | 'captions' | 'quality' | 'screen';

/** What only a real player in a real browser has. */
export interface PlayerInternals {
  setting(name: Setting): Promise<string>;
  /** What a screen reader would be told of the last key. */
  told(): Promise<string>;
  /** Whether a picture shows over the seek bar when it is pointed at, and is the one of that place. */
  showsThumbnail(): Promise<boolean>;
  /** Presses the volume in its middle. */
  halveVolume(): Promise<void>;
  /** Whether a picture in the picture was asked for. */
  wasAskedForPicture(): Promise<boolean>;
  /** Whether the player has the focus. */
  hasFocus(): Promise<boolean>;
  /** What the device shows of what plays: title and artist; null where it shows nothing. */
  onDevice(): Promise<{ readonly title: string; readonly artist: string; readonly pictures: number } | null>;
  /** Presses a key of the device: 'play', 'pause', 'seekforward' …; 'seekto' for a place in seconds. */
  pressOnDevice(action: string, seekTime?: number): Promise<void>;
  /** The device lets its screen go dark, whoever keeps it awake. */
  takeScreen(): Promise<void>;
  /** Whether the screen is kept from going dark. */
  isKeptAwake(): Promise<boolean>;
  /** From the next page on the device refuses to keep its screen awake. */
  refuseWaking(): Promise<void>;
}
