import type { CaptionsChoice } from './player-events.ts';
import { isCaptions, type PlayerItem, type PlayerTrack } from './setup-options.ts';

const OFF: CaptionsChoice = { id: 'off', label: 'Off' };

type Report = (choices: readonly CaptionsChoice[], chosen: number) => void;

/** Captions that can be chosen: a file of the item, whose track is there once it has been loaded, or a track of the stream. */
interface Captioning {
  readonly file: PlayerTrack | null;
  isRequested: boolean;
  track: TextTrack | null;
}

/**
 * The captions of a video, from the files of its item or from the stream by the engine. A file is loaded when it is chosen, and
 * not by the browser, which would wait with playback until it has come.
 */
export class Captions {
  /** The files that are offered as soon as the video begins to load. */
  #announced: readonly PlayerTrack[] = [];
  #all: Captioning[] = [];
  #chosen = 0;
  #item = new AbortController();

  /** `onList` and `onChoice` are called with the choices and the chosen one. */
  constructor(
    private readonly video: HTMLVideoElement,
    private readonly onList: Report,
    private readonly onChoice: Report,
  ) {
    const { textTracks } = video;
    textTracks.addEventListener('addtrack', ({ track }) => this.#added(track));
    textTracks.addEventListener('removetrack', ({ track }) =>
      this.#drop((each) => track !== null && each.track === track),
    );
    textTracks.addEventListener('change', () => this.#changed());
    video.addEventListener('loadstart', () => this.#offerFiles());
  }

  /** The first choice is off. */
  get choices(): readonly CaptionsChoice[] {
    return [
      OFF,
      ...this.#all.map(({ file, track }, index) => {
        const label = (file?.label ?? track?.label) || track?.language || `Captions ${index + 1}`;
        return { id: file?.file ?? index + 1, label };
      }),
    ];
  }

  get chosen(): number {
    return this.#chosen;
  }

  choose(index: number): void {
    if (index === this.#chosen || (index !== 0 && !this.#all[index - 1])) return;
    this.#chosen = index;
    this.#show();
    this.onChoice(this.choices, index);
  }

  /** Replaces the captions by those of an item whose source has been opened, at first by none. */
  offer({ tracks }: PlayerItem): void {
    this.#item.abort();
    this.#item = new AbortController();
    for (const old of this.video.querySelectorAll('track')) old.remove();
    this.#announced = tracks.filter(isCaptions);
    this.#all = [];
    this.#chosen = 0;
    this.onList(this.choices, 0);
  }

  #offerFiles(): void {
    if (this.#announced.length === 0) return;
    this.#all = [...this.#announced.map((file) => ({ file, isRequested: false, track: null })), ...this.#all];
    this.#announced = [];
    this.onList(this.choices, this.#chosen);
  }

  #show(): void {
    for (const [place, captioning] of this.#all.entries()) {
      const isChosen = place + 1 === this.#chosen;
      if (captioning.track) captioning.track.mode = isChosen ? 'showing' : 'disabled';
      else if (isChosen && captioning.file && !captioning.isRequested)
        void this.#load(captioning, captioning.file, this.#item.signal);
    }
  }

  /** A file that cannot be had is no longer offered. */
  async #load(captioning: Captioning, file: PlayerTrack, signal: AbortSignal): Promise<void> {
    captioning.isRequested = true;
    try {
      const answer = await fetch(file.file, { signal });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const address = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/vtt' }));
      if (signal.aborted) return;
      captioning.track = this.#append(file, address);
      this.#show();
    } catch {
      if (!signal.aborted) this.#drop((each) => each === captioning);
    }
  }

  #append({ kind = 'captions', label = '' }: PlayerTrack, address: string): TextTrack {
    const element = document.createElement('track');
    element.kind = kind;
    element.label = label;
    for (const end of ['load', 'error'])
      element.addEventListener(end, () => URL.revokeObjectURL(address), { once: true });
    element.src = address;
    this.video.append(element);
    return element.track;
  }

  #added(track: TextTrack | null): void {
    if (track?.kind !== 'captions' && track?.kind !== 'subtitles') return;
    if (this.#all.some((each) => each.track === track)) return;
    this.#all.push({ file: null, isRequested: true, track });
    this.onList(this.choices, this.#chosen);
  }

  #drop(isDropped: (captioning: Captioning) => boolean): void {
    const chosen = this.#all[this.#chosen - 1];
    const kept = this.#all.filter((each) => !isDropped(each));
    if (kept.length === this.#all.length) return;
    this.#all = kept;
    this.#chosen = chosen ? kept.indexOf(chosen) + 1 : 0;
    this.onList(this.choices, this.#chosen);
  }

  /** The browser's own controls have another choice. */
  #changed(): void {
    const chosen = this.#all[this.#chosen - 1];
    const isLoading = chosen?.track === null;
    const showing = this.#all.findIndex(({ track }) => track?.mode === 'showing') + 1;
    if (showing === this.#chosen || (showing === 0 && isLoading)) return;
    this.#chosen = showing;
    this.onChoice(this.choices, showing);
  }
}
