import type { LibraryEvent, LibraryItem, LibraryLevel } from '#adapters/hosted-player/player-library.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';

interface CaptionsFile {
  readonly file: string;
  readonly label: string;
}

const OFF = { id: 'off', label: 'Off' };

const AUTO: LibraryLevel = { label: 'Auto' };

type Emit = (event: string, detail?: LibraryEvent) => void;

/** The captions and qualities of an item, of which one each is chosen. */
export class SimulatedChoices {
  #files: readonly CaptionsFile[] = [];
  /** The files that were requested: a browser loads each once. */
  #requested = new Set<string>();
  #captions = 0;
  #levels: readonly LibraryLevel[] = [AUTO];
  #quality = 0;

  constructor(
    private readonly platform: SimulatedPlatform,
    private readonly emit: Emit,
  ) {}

  /** An item without captions so far. */
  clear(): void {
    this.#files = [];
    this.#requested = new Set();
    this.#captions = 0;
    this.#quality = 0;
    this.emit('captionsList', this.#captionsList);
  }

  /** The platform has answered the item's source with its manifest. */
  offer({ tracks }: LibraryItem, manifest: string): void {
    this.#levels = [AUTO, ...levelsOf(manifest)];
    this.#files = tracks
      .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
      .map(({ file, label }, index) => ({ file, label: label ?? `Captions ${index + 1}` }));
    if (this.#files.length > 0) this.emit('captionsList', this.#captionsList);
    this.emit('levels', this.#qualityList);
  }

  /** A file that cannot be had is no longer offered. */
  chooseCaptions(index: number): void {
    const chosen = this.#files[index - 1];
    if (index === this.#captions || (index !== 0 && !chosen)) return;
    this.#captions = index;
    this.emit('captionsChanged', this.#captionsList);
    if (!chosen || this.#requested.has(chosen.file)) return;
    this.#requested.add(chosen.file);
    void this.platform.get(chosen.file).then(({ status }) => {
      if (status >= 400 && this.#files.includes(chosen)) this.#withdraw(chosen);
    });
  }

  chooseQuality(index: number): void {
    if (index === this.#quality || !this.#levels[index]) return;
    this.#quality = index;
    this.emit('levelsChanged', this.#qualityList);
  }

  /** The label of the chosen ones. */
  get captions(): string {
    return this.#captionsList.tracks[this.#captions]?.label ?? '';
  }

  get quality(): string {
    return this.#levels[this.#quality]?.label ?? '';
  }

  #withdraw(file: CaptionsFile): void {
    const chosen = this.#files[this.#captions - 1];
    this.#files = this.#files.filter((other) => other !== file);
    this.#captions = chosen ? this.#files.indexOf(chosen) + 1 : 0;
    this.emit('captionsList', this.#captionsList);
  }

  get #captionsList() {
    const tracks = [OFF, ...this.#files.map(({ file, label }) => ({ id: file, label }))];
    return { tracks, track: this.#captions };
  }

  get #qualityList() {
    return { levels: this.#levels, currentQuality: this.#quality };
  }
}

/** The qualities that a manifest lists in the first of its codecs, for a browser that plays it; the best first. */
function levelsOf(manifest: string): readonly LibraryLevel[] {
  const listed = [...manifest.matchAll(/RESOLUTION=(\d+)x(\d+),.*CODECS="(\w+)/g)];
  return listed
    .filter(([, , , codec]) => codec === listed[0]?.[3])
    .map(([, width, height]) => ({ width: Number(width), height: Number(height) }))
    .sort((one, other) => other.height - one.height)
    .map((size) => ({ label: `${Math.min(size.width, size.height)}p`, ...size }));
}
