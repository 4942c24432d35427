import { useState } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { canStartFromBeginning, programState, type ProgramState } from '#domain/live/program-state.ts';
import { playsRecordingOf, playsStreamOf, type PlayedBroadcast } from '#domain/live/live-selection.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { Program, ProgramTimes } from '#domain/live/program.ts';
import { CollapsibleText } from '../design-system/components/collapsible-text.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useLiveTimes } from './live-times.ts';
import styles from './program-details.module.css';

interface ProgramDetailsProps {
  readonly channel: LiveChannel;
  /** Null where the channel has no program. */
  readonly program: Program | null;
  /** The selected times, for a program that the schedule does not have. */
  readonly times: ProgramTimes | null;
  /** Null: nothing can be played, and the player offers the live edge. */
  readonly played: PlayedBroadcast | null;
  readonly isPlayerOpen: boolean;
  readonly isEntitled: boolean;
  /** Whether the player itself offers the live edge. */
  readonly isLiveOffered: boolean;
  readonly now: EpochMs;
  readonly onWatchLive: () => void;
  readonly onStartFromBeginning: (program: Program) => void;
}

/** The selected program, or the channel where there is none (LIV-04), with what can be done with it. */
export function ProgramDetails({
  channel,
  program,
  times,
  played,
  isPlayerOpen,
  isEntitled,
  isLiveOffered,
  now,
  ...on
}: ProgramDetailsProps) {
  const t = useText();
  const catchUp = channel.channel.catchUp;
  const shown = program ?? times;
  const state = shown && programState(shown, now, catchUp);
  // What plays can be watched until the player is closed (LIV-03).
  const isLastChance = shown !== null && state === 'expired' && playsRecordingOf(shown, channel.id, played);
  const streams = isPlayerOpen && playsStreamOf(channel.id, played);
  const isPlayed = isPlayerOpen && played?.channel === channel.id;
  return (
    <section className={styles.details} aria-label={program?.title ?? channel.title}>
      <Head {...{ channel, program, times: shown }} state={isLastChance ? 'last-chance' : state} />
      {shown && state === 'live' && <Elapsed {...shown} now={now} />}
      <div className={styles.actions}>
        {program && canStartFromBeginning(program, now, catchUp, isEntitled) && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            onClick={() => on.onStartFromBeginning(program)}
          >
            {t('live:fromBeginning')}
          </button>
        )}
        {isEntitled && played && !streams && !(isPlayed && isLiveOffered) && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            onClick={on.onWatchLive}
          >
            {t(isPlayed ? 'live:goLive' : 'live:watchLive')}
          </button>
        )}
      </div>
      <CollapsibleText text={program ? (program.description ?? '') : channel.description} isLow />
    </section>
  );
}

interface HeadProps extends Pick<ProgramDetailsProps, 'channel' | 'program' | 'times'> {
  readonly state: ProgramState | 'last-chance' | null;
}

/** The names and the times of the program, beside its picture. */
function Head({ channel, program, times, state }: HeadProps) {
  const t = useText();
  const { dayText, timesText } = useLiveTimes();
  return (
    <div className={styles.head}>
      <ProgramPicture key={program?.image} address={program?.image ?? null} />
      <div className={styles.names}>
        {program && (
          <p className={styles.channel} dir="auto">
            {channel.title}
          </p>
        )}
        <h2 className={styles.title} dir="auto">
          {program?.title ?? channel.title}
        </h2>
        {times && state && (
          <p className={styles.times}>
            <span>{`${dayText(times.start)} • ${timesText(times)}`}</span>{' '}
            <span className={styles.state} data-state={state}>
              {t(`live:state.${state}`)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** How much of a running program is over. */
function Elapsed({ start, end, now }: ProgramTimes & { readonly now: EpochMs }) {
  const t = useText();
  const share = Math.min(1, Math.max(0, (now - start) / (end - start)));
  return (
    <progress
      className={styles.elapsed}
      value={share}
      aria-label={t('live:elapsed', { percent: Math.round(share * 100) })}
    />
  );
}

function ProgramPicture({ address }: { address: string | null }) {
  const [hasFailed, setFailed] = useState(false);
  if (!address || hasFailed) return null;
  return (
    <img className={styles.picture} src={address} alt="" decoding="async" onError={() => setFailed(true)} />
  );
}
