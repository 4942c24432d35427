import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { BroadcastPosition } from '#domain/live/broadcast-position.ts';
import type { TimeSpan } from '#domain/live/repeat-schedule.ts';
import { MINUTE_MS, SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { programAt, type Schedule } from '#domain/live/schedule.ts';
import { programBoundaries, scrubTo, type ScrubStep } from '#domain/live/broadcast-scrubber.ts';
import { useSliderDrag } from '../design-system/components/use-slider-drag.ts';
import { useText } from '../i18n/i18n.ts';
import { keyAlongText, textDirection } from '../i18n/text-direction.ts';
import styles from './broadcast-scrubber.module.css';
import { useLiveTimes } from './live-times.ts';

interface BroadcastScrubberProps {
  /** Null while nothing is shown yet: the scrubber is disabled, at the live edge. */
  readonly position: BroadcastPosition | null;
  readonly schedule: Schedule;
  readonly span: TimeSpan;
  readonly onSeek: (moment: EpochMs) => void;
}

/** As in the style, in pixels. */
const THUMB = 20;
/** More would be a solid line. */
const MOST_BOUNDARIES = 200;

const STEPS: Readonly<Record<string, ScrubStep>> = {
  ArrowLeft: 'minute-back',
  ArrowDown: 'minute-back',
  ArrowRight: 'minute-ahead',
  ArrowUp: 'minute-ahead',
  PageDown: 'program-back',
  PageUp: 'program-ahead',
  Home: 'oldest',
  End: 'live',
};

/**
 * A slider over a channel's catch-up window, with the beginnings of its programs. Its steps are minutes, counted back from the
 * live edge.
 */
export function BroadcastScrubber({ position, schedule, span, onSeek }: BroadcastScrubberProps) {
  const t = useText();
  const { timeText } = useLiveTimes();
  const { moment, input, seek, drag } = useScrubbing(position, span, onSeek);
  const [pointed, setPointed] = useState<EpochMs | null>(null);
  const shareOf = (at: EpochMs) => Math.min(1, Math.max(0, (at - span.from) / (span.to - span.from)));
  const textOf = (at: EpochMs) => {
    const title = programAt(schedule, at)?.title;
    const time = timeText(at);
    return title ? t('live:moment', { time, title }) : time;
  };
  const max = Math.round(span.to / SECOND_MS);
  const minutes = Math.floor((span.to - span.from) / MINUTE_MS);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[keyAlongText(event.key)];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    seek(scrubTo(step, moment, schedule, span));
  };
  return (
    <div
      className={styles.scrubber}
      style={{ '--thumb': `${THUMB}px`, '--share': shareOf(moment) }}
      onPointerMove={(event) => setPointed(momentUnder(event, span))}
      onPointerLeave={() => setPointed(null)}
    >
      <Boundaries {...{ schedule, span, shareOf }} />
      <input
        ref={input}
        type="range"
        className={styles.range}
        min={max - (minutes * MINUTE_MS) / SECOND_MS}
        max={max}
        step={MINUTE_MS / SECOND_MS}
        value={Math.round(moment / SECOND_MS)}
        disabled={!position}
        aria-label={t('live:scrubber')}
        aria-valuetext={textOf(moment)}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          drag(chosen === max ? span.to : chosen * SECOND_MS);
        }}
        onKeyDown={onKeyDown}
      />
      <span
        className={styles.bubble}
        style={{ '--share': shareOf(pointed ?? moment) }}
        data-shown={pointed !== null}
        aria-hidden="true"
        dir="auto"
      >
        {textOf(pointed ?? moment)}
      </span>
    </div>
  );
}

interface BoundariesProps extends Pick<BroadcastScrubberProps, 'schedule' | 'span'> {
  /** The place of a moment on the bar, from 0 to 1. */
  readonly shareOf: (moment: EpochMs) => number;
}

/** Where programs begin (LIV-11). */
function Boundaries({ schedule, span, shareOf }: BoundariesProps) {
  const boundaries = programBoundaries(schedule, span);
  if (boundaries.length > MOST_BOUNDARIES) return null;
  return boundaries.map((boundary) => (
    <span key={boundary} className={styles.boundary} style={{ '--share': shareOf(boundary) }} data-boundary />
  ));
}

/** The moment that the scrubber stands at: the one being dragged to, requested, or shown. */
function useScrubbing(
  position: BroadcastPosition | null,
  span: TimeSpan,
  onSeek: BroadcastScrubberProps['onSeek'],
) {
  const [requested, setRequested] = useState({ moment: span.to, position });
  const shown = requested.position === position ? requested.moment : (position?.shown ?? span.to);
  const request = (moment: EpochMs) => {
    setRequested({ moment, position });
    onSeek(moment);
  };
  const { input, dragged, drag } = useSliderDrag(request);
  const seek = (moment: EpochMs) => {
    drag(null);
    request(moment);
  };
  const moment = Math.min(span.to, Math.max(span.from, dragged ?? shown));
  return { moment, input, seek, drag };
}

function momentUnder({ currentTarget, clientX }: PointerEvent, { from, to }: TimeSpan): EpochMs {
  const { left, width } = currentTarget.getBoundingClientRect();
  const fromLeft = (clientX - left - THUMB / 2) / Math.max(1, width - THUMB);
  const share = textDirection() === 1 ? fromLeft : 1 - fromLeft;
  return from + Math.min(1, Math.max(0, share)) * (to - from);
}
