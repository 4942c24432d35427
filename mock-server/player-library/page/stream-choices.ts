import type { AudioTrackChoice, AudioTrackList, Emit, QualityLevel, QualityList } from './player-events.ts';
import type { OpenSource, SourceListener } from './open-source.ts';

const AUTO: QualityLevel = { label: 'Auto' };

/** The qualities and the audio tracks of the open source, of which one each is chosen. */
export class StreamChoices implements Omit<SourceListener, 'onFailure'> {
  #source: OpenSource | null = null;
  #levels: readonly QualityLevel[] = [AUTO];
  /** The engine's levels in the order of the list, from the best one. */
  #order: readonly number[] = [];
  #quality = 0;
  #audioTracks: readonly AudioTrackChoice[] = [];
  #audioTrack = -1;

  constructor(private readonly emit: Emit) {}

  get quality(): QualityList {
    return { levels: this.#levels, currentQuality: this.#quality };
  }

  /** Only if there are several. */
  get audio(): AudioTrackList {
    return { tracks: this.#audioTracks, currentTrack: this.#audioTrack };
  }

  /** Nothing is known yet of the source that is opened next. */
  reset(): void {
    this.#source = null;
    this.#levels = [AUTO];
    this.#order = [];
    this.#quality = 0;
    this.#audioTracks = [];
    this.#audioTrack = -1;
  }

  chooseFrom(source: OpenSource): void {
    this.#source = source;
  }

  chooseQuality(index: number): void {
    if (index === this.#quality || !this.#levels[index]) return;
    this.#quality = index;
    this.#source?.chooseLevel(this.#order[index - 1] ?? -1);
    this.emit('levelsChanged', this.quality);
  }

  chooseAudioTrack(index: number): void {
    if (index !== this.#audioTrack && this.#audioTracks[index]) this.#source?.chooseAudioTrack(index);
  }

  onQualities(qualities: readonly Omit<QualityLevel, 'label'>[]): void {
    const sorted = [...qualities.entries()].sort(
      ([, one], [, other]) => (other.bitrate ?? 0) - (one.bitrate ?? 0),
    );
    this.#order = sorted.map(([level]) => level);
    this.#levels = [AUTO, ...sorted.map(([, quality]) => named(quality))];
    this.#quality = 0;
    this.emit('levels', this.quality);
  }

  onAudioTracks(tracks: readonly AudioTrackChoice[], current: number): void {
    const several = tracks.length > 1 ? tracks : [];
    if (several.length === 0 && this.#audioTracks.length === 0) return;
    this.#audioTracks = several;
    this.#audioTrack = several.length > 0 ? current : -1;
    this.emit('audioTracks', this.audio);
  }

  onAudioTrack(current: number): void {
    if (current === this.#audioTrack || !this.#audioTracks[current]) return;
    this.#audioTrack = current;
    this.emit('audioTrackChanged', this.audio);
  }
}

/** By the shorter side: a film may stand upright. */
const named = (level: Omit<QualityLevel, 'label'>): QualityLevel => ({
  label: `${Math.min(level.width ?? 0, level.height ?? 0)}p`,
  ...level,
});
