import type { CaptionsChoice, CaptionsList, Emit } from './player-events.ts';
import type { PlayerTrack } from './setup-options.ts';

const OFF: CaptionsChoice = { id: 'off', label: 'Off' };

/** Captions that can be chosen; their track is there once the file has been loaded. */
interface Captioning {
  readonly file: PlayerTrack;
  isRequested: boolean;
  track: TextTrack | null;
}

/**
 * The captions of a video, from the files of its item. A file is loaded when it is chosen, and not by the browser, which would wait
 * with playback until it has come.
 */
export class Captions {
  /** The files that are offered as soon as the video begins to load. */
  #announced: readonly PlayerTrack[] = [];
  #all: readonly Captioning[] = [];
  #chosen = 0;
  #item = new AbortController();

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly emit: Emit,
  ) {
    video.addEventListener('loadstart', () => this.#offerFiles());
    video.textTracks.addEventListener('change', () => this.#changed());
  }

  get list(): CaptionsList {
    const choices = this.#all.map(({ file: { file, label = '' } }) => ({ id: file, label }));
    return { tracks: [OFF, ...choices], track: this.#chosen };
  }

  choose(index: number): void {
    if (index === this.#chosen || !this.list.tracks[index]) return;
    this.#chosen = index;
    this.#show();
    this.emit('captionsChanged', this.list);
  }

  /** Replaces the captions by those of an item whose source has been opened, at first by none. */
  offer(tracks: readonly PlayerTrack[]): void {
    this.#item.abort();
    this.#item = new AbortController();
    for (const old of this.video.querySelectorAll('track')) old.remove();
    this.#announced = tracks.filter(({ kind }) => kind === 'captions');
    this.#all = [];
    this.#chosen = 0;
    this.emit('captionsList', this.list);
  }

  #offerFiles(): void {
    if (this.#announced.length === 0) return;
    this.#all = this.#announced.map((file) => ({ file, isRequested: false, track: null }));
    this.#announced = [];
    this.emit('captionsList', this.list);
  }

  #show(): void {
    const chosen = this.#all[this.#chosen - 1];
    for (const captioning of this.#all)
      if (captioning.track) captioning.track.mode = captioning === chosen ? 'showing' : 'disabled';
    if (chosen && !chosen.isRequested) void this.#load(chosen, this.#item.signal);
  }

  /** A file that cannot be had is no longer offered. */
  async #load(captioning: Captioning, signal: AbortSignal): Promise<void> {
    captioning.isRequested = true;
    try {
      const answer = await fetch(captioning.file.file, { signal });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const text = await answer.text();
      if (signal.aborted) return;
      captioning.track = this.#append(captioning.file, text);
      this.#show();
    } catch {
      if (!signal.aborted) this.#drop(captioning);
    }
  }

  #append({ kind, label = '' }: PlayerTrack, text: string): TextTrack {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    const element = document.createElement('track');
    for (const end of ['load', 'error'])
      element.addEventListener(end, () => URL.revokeObjectURL(address), { once: true });
    Object.assign(element, { kind, label, src: address });
    this.video.append(element);
    return element.track;
  }

  #drop(dropped: Captioning): void {
    const chosen = this.#all[this.#chosen - 1];
    this.#all = this.#all.filter((each) => each !== dropped);
    this.#chosen = chosen ? this.#all.indexOf(chosen) + 1 : 0;
    this.emit('captionsList', this.list);
  }

  /** The browser's own controls have another choice. */
  #changed(): void {
    const isLoading = this.#all[this.#chosen - 1]?.track === null;
    const showing = this.#all.findIndex(({ track }) => track?.mode === 'showing') + 1;
    if (showing === this.#chosen || (showing === 0 && isLoading)) return;
    this.#chosen = showing;
    this.emit('captionsChanged', this.list);
  }
}
