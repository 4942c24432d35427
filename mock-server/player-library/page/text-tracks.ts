import type { CaptionsChoice } from './player-events.ts';
import { storedPreference, storePreference } from './player-preferences.ts';
import type { PlayerItem, PlayerTrack } from './setup-options.ts';

const OFF: CaptionsChoice = { id: 'off', label: 'Off' };

/** The captions of a video element, from its own tracks or from the stream by the engine. */
export class Captions {
  #showing = 0;
  #known = 0;
  /** Until the remembered choice has been applied to this item, track changes are not the viewer's. */
  #settled = false;

  /** `onList` and `onChoice` are called with the choices and the selected one. */
  constructor(
    private readonly video: HTMLVideoElement,
    private readonly onList: (choices: readonly CaptionsChoice[], chosen: number) => void,
    private readonly onChoice: (choices: readonly CaptionsChoice[], chosen: number) => void,
  ) {
    const { textTracks } = video;
    textTracks.addEventListener('addtrack', () => this.#listed());
    textTracks.addEventListener('removetrack', () => this.#listed());
    textTracks.addEventListener('change', () => this.#changed());
  }

  /** The available captions; the first choice is off. */
  get choices(): readonly CaptionsChoice[] {
    return [
      OFF,
      ...this.#tracks().map(({ id, label, language }, index) => ({
        id: id || String(index + 1),
        label: label || language || `Captions ${index + 1}`,
        ...(language && { language }),
      })),
    ];
  }

  get chosen(): number {
    return this.#tracks().findIndex(({ mode }) => mode === 'showing') + 1;
  }

  /** Remembers the choice at once: the browser's event comes later, and never if the page is left first. */
  choose(index: number): void {
    this.#show(index);
    this.#changed();
  }

  /** Switches captions off, or on in the last used language. */
  toggle(): void {
    const last = this.#tracks().findIndex((track) => nameOf(track) === storedPreference('language'));
    this.choose(this.chosen > 0 ? 0 : Math.max(0, last) + 1);
  }

  /** Resets the state for another item. */
  reset(): void {
    this.#settled = false;
    this.#known = 0;
    this.#showing = 0;
  }

  #show(index: number): void {
    for (const [place, track] of this.#tracks().entries()) {
      track.mode = place + 1 === index ? 'showing' : 'disabled';
    }
  }

  #tracks(): readonly TextTrack[] {
    return [...this.video.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  }

  #listed(): void {
    const tracks = this.#tracks();
    if (tracks.length === this.#known) return;
    this.#known = tracks.length;
    if (tracks.length > 0 && !this.#settled) {
      this.#settled = true;
      const preferred = tracks.findIndex((track) => nameOf(track) === storedPreference('captions'));
      if (preferred >= 0) this.#show(preferred + 1);
    }
    this.#showing = this.chosen;
    this.onList(this.choices, this.chosen);
  }

  #changed(): void {
    const { chosen } = this;
    // Controls removed from the page switch the captions off, which is not the viewer's choice.
    if (!this.#settled || chosen === this.#showing || !this.video.isConnected) return;
    this.#showing = chosen;
    const track = this.#tracks()[chosen - 1];
    storePreference('captions', track ? nameOf(track) : OFF.id);
    if (track) storePreference('language', nameOf(track));
    this.onChoice(this.choices, chosen);
  }
}

/** The remembered name of a choice, the same for all videos. */
const nameOf = ({ label, language }: TextTrack) => label || language;

/** The label by which the controls find the thumbnails. */
const THUMBNAILS = 'thumbnails';

/** Replaces the tracks of the video element by the captions and thumbnails of an item. */
export function putTracks(video: HTMLVideoElement, { tracks }: PlayerItem): void {
  for (const old of video.querySelectorAll('track')) old.remove();
  for (const given of tracks) {
    const track = trackElement(given);
    if (track) video.append(track);
  }
}

/** Loads the thumbnails, which are only needed for the seek bar. */
export function loadThumbnails(video: HTMLVideoElement): void {
  for (const track of video.textTracks) if (track.label === THUMBNAILS) track.mode = 'hidden';
}

function trackElement({
  file,
  kind = 'captions',
  label,
  language,
  ...given
}: PlayerTrack): HTMLTrackElement | null {
  if (kind !== 'captions' && kind !== 'subtitles' && kind !== THUMBNAILS) return null;
  const track = document.createElement('track');
  track.kind = kind === THUMBNAILS ? 'metadata' : kind;
  track.label = kind === THUMBNAILS ? THUMBNAILS : (label ?? language ?? '');
  if (language) track.srclang = language;
  track.default = given.default === true && storedPreference('captions') === null;
  // A file that cannot be had is no longer offered; what was chosen is remembered for other items.
  track.addEventListener('error', () => track.remove());
  track.src = file;
  return track;
}
