import type { Playback } from './playback.ts';
import { SPEEDS } from './controls-markup.ts';
import { commandOf, controlUsesKey, type Command } from './shortcuts.ts';

/**
 * Handles keys while the focus is in the player. The hotkeys of media-chrome are switched off: they act on
 * keyup, also with ctrl, ignore digits, and change the speed beyond the values in the menu.
 */
export function listenToKeys(playback: Playback): void {
  const { frame } = playback.stage;
  frame.addEventListener('keydown', (event) => {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(frame)).filter((each) => each instanceof Element);
    const command = commandOf(event);
    const names = inside.map(({ tagName }) => tagName);
    if (!command || controlUsesKey(event.key, names)) return;
    event.preventDefault();
    playback.stage.showControls();
    if (event.repeat && !REPEATED.has(command.does)) return;
    playback.stage.announce(act(playback, command));
  });
}

/** Commands that repeat while the key is held. */
const REPEATED = new Set<Command['does']>(['skip', 'volume', 'speed']);

/** Commands available during an ad: keys cannot skip it. */
const AT_ADS = new Set<Command['does']>(['toggle', 'mute', 'volume', 'full-screen', 'overview']);

/** Executes a command; returns its result as text. */
export function act(playback: Playback, command: Command): string {
  const { stage, ads } = playback;
  const { video } = stage;
  if (ads.isShown && !AT_ADS.has(command.does)) return '';
  switch (command.does) {
    case 'toggle':
      if (ads.isShown) return stage.toggleAd();
      if (!video.paused) {
        video.pause();
        return 'Paused';
      }
      playback.attempt('interaction');
      return 'Playing';
    case 'skip':
      return goTo(playback, ({ position }) => position + command.by, skipWords(command.by));
    case 'tenth':
      return goTo(
        playback,
        ({ start, end }) => start + ((end - start) * command.of) / 10,
        tenthWords(command.of),
      );
    case 'start':
      return goTo(playback, ({ start }) => start, 'Beginning');
    case 'end':
      return goTo(playback, ({ end }) => end, 'End');
    case 'volume':
      video.volume = Math.min(100, Math.max(0, Math.round(video.volume * 100) + command.by)) / 100;
      video.muted = false;
      return `Volume ${Math.round(video.volume * 100)} %`;
    case 'mute':
      video.muted = !video.muted;
      return video.muted ? 'Muted' : 'Sound on';
    case 'captions':
      return captionsWords(playback);
    case 'speed':
      video.playbackRate = nextSpeed(video.playbackRate, command.by);
      return `Speed ${video.playbackRate}`;
    case 'full-screen':
      return stage.toggleFullScreen() ? 'Full screen on' : 'Full screen off';
    case 'overview':
      stage.showKeys();
      return '';
  }
}

interface Where {
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

function goTo(playback: Playback, where: (now: Where) => number, words: string): string {
  const { position, seekRange } = playback.reporter.moment;
  const { start, end } = seekRange;
  if (end === 0) return '';
  playback.seek(Math.min(end, Math.max(start, where({ position, start, end }))));
  return words;
}

const skipWords = (by: number) => `${Math.abs(by)} seconds ${by < 0 ? 'back' : 'ahead'}`;

const tenthWords = (tenth: number) => `${tenth * 10} %`;

function captionsWords({ captions }: Playback): string {
  if (captions.choices.length === 1) return 'No captions';
  captions.toggle();
  return captions.chosen > 0 ? 'Captions on' : 'Captions off';
}

function nextSpeed(speed: number, by: 1 | -1): number {
  const next = by > 0 ? SPEEDS.find((each) => each > speed) : SPEEDS.findLast((each) => each < speed);
  return next ?? speed;
}
