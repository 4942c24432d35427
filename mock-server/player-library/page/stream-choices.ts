import type Hls from 'hls.js';
import type { AudioTrackList, Emit, QualityLevel, QualityList } from './player-events.ts';

/** The parts of hls.js that are used here. */
type Engine = Pick<Hls, 'levels' | 'nextLevel' | 'audioTracks' | 'audioTrack'>;

const AUTO: QualityLevel = { label: 'Auto' };

/** The qualities and the audio tracks of a stream, of which one each is chosen. */
export class StreamChoices {
  #quality = 0;
  #audio: AudioTrackList = { tracks: [], currentTrack: -1 };

  constructor(
    private readonly engine: Engine,
    private readonly emit: Emit,
  ) {}

  /** From the best one: the engine sorts its levels the other way round. */
  get quality(): QualityList {
    const levels = this.engine.levels.map(qualityOf).reverse();
    return { levels: [AUTO, ...levels], currentQuality: this.#quality };
  }

  chooseQuality(index: number): void {
    const { levels } = this.quality;
    if (index === this.#quality || !levels[index]) return;
    this.#quality = index;
    this.engine.nextLevel = index === 0 ? -1 : levels.length - 1 - index;
    this.emit('levelsChanged', this.quality);
  }

  chooseAudioTrack(index: number): void {
    const { tracks, currentTrack } = this.#audio;
    if (index !== currentTrack && tracks[index]) this.engine.audioTrack = index;
  }

  onLevels(): void {
    this.emit('levels', this.quality);
  }

  /** They are listed only if there are several. */
  onAudioTracks(): void {
    const { audioTracks, audioTrack } = this.engine;
    const isChoice = audioTracks.length > 1;
    if (!isChoice && this.#audio.tracks.length === 0) return;
    // Until it has chosen one, the engine says -1.
    const byDefault = Math.max(
      0,
      audioTracks.findIndex((track) => track.default),
    );
    this.#audio = {
      tracks: isChoice ? audioTracks.map(({ name, lang = '' }) => ({ name, language: lang })) : [],
      currentTrack: !isChoice ? -1 : audioTrack < 0 ? byDefault : audioTrack,
    };
    this.emit('audioTracks', this.#audio);
  }

  onAudioTrack(): void {
    const { audioTrack: currentTrack } = this.engine;
    if (currentTrack === this.#audio.currentTrack || !this.#audio.tracks[currentTrack]) return;
    this.#audio = { ...this.#audio, currentTrack };
    this.emit('audioTrackChanged', this.#audio);
  }
}

/** Its name is the shorter side: a film may stand upright. */
const qualityOf = ({ width, height }: Hls['levels'][number]): QualityLevel => ({
  label: `${Math.min(width, height)}p`,
  width,
  height,
});
