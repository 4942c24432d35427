import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { useParams } from 'react-router-dom';
import { isLiveChannel, type LiveChannel } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { isMediumOrWider, isWiderThanMedium } from '#domain/catalogue/breakpoints.ts';
import { channelBeside } from '#domain/live/channel-beside.ts';
import { programState } from '#domain/live/program-state.ts';
import { guideAxis, startOfDay, type GuideAxis } from '#domain/live/guide-axis.ts';
import {
  followBroadcast,
  hasToGoLive,
  isPlayedFromBeginning,
  stillPlayed,
  type LiveSelection,
} from '#domain/live/live-selection.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import type { Program, ProgramTimes } from '#domain/live/program.ts';
import { programAt, programWithTimes, type Schedule } from '#domain/live/schedule.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useReducedMotion } from '../design-system/theme/use-reduced-motion.ts';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { useText } from '../i18n/i18n.ts';
import type { PlayerInPage } from '../playback/player-view.tsx';
import { useKeptFocus } from '../playback/use-kept-focus.ts';
import { usePagedPlaylist, type PagedList } from '../queries/use-paged-playlist.ts';
import { useSchedule } from '../queries/use-schedule.ts';
import { useCurrentTime } from '../session/use-current-time.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useWithViewerTitle } from '../session/use-item-title.ts';
import { ChannelPlayer } from './channel-player.tsx';
import type { Zapping } from './channel-in-player.tsx';
import { Guide, type GuideProps, type GuideView } from './guide.tsx';
import { GuideOverPicture, type Shown } from './guide-over-picture.tsx';
import { GuideControls } from './guide-controls.tsx';
import { ChannelPrograms } from './channel-programs.tsx';
import { NowAndNext } from './now-and-next.tsx';
import styles from './live-screen.module.css';
import { ProgramDetails } from './program-details.tsx';
import { useChannelBroadcast, useGoLiveIfSelected } from './use-channel-broadcast.ts';
import { useKnownChannels, type Channels } from './use-known-channels.ts';
import { useLiveSelection, type SelectionInAddress } from './use-live-selection.ts';
import { usePrepareChannel } from './use-prepare-channel.ts';

/** LIV-02: how often it is looked up what is on. */
const REFRESH_MS = 5 * SECOND_MS;

/** A page of live channels: a player, the selected program, and a guide (LIV-01). */
export function LiveScreen() {
  const t = useText();
  const list = usePagedPlaylist(playlistId(useParams().id ?? ''));
  const channels = list.items.filter(isLiveChannel).map(useWithViewerTitle());
  const { known, failure, tryAgain } = useKnownChannels(channels);
  useDocumentTitle(list.first?.title ?? null);
  if (channels.length === 0) return <MessagePage heading={list.first?.title ?? ''} text={t('live:none')} />;
  if (failure) {
    return (
      <MessagePage
        heading={t('screenFailed')}
        text={t('screenFailedText')}
        failure={failure}
        onTryAgain={tryAgain}
      />
    );
  }
  if (!known) return <LoadingScreen />;
  return <LivePage {...{ list, channels, known }} />;
}

interface LivePageProps {
  readonly list: PagedList;
  /** Those that the guide has loaded. */
  readonly channels: readonly LiveChannel[];
  /** The same, and those that the address has named. */
  readonly known: Channels;
}

function LivePage({ list, channels, known }: LivePageProps) {
  const now = useCurrentTime(REFRESH_MS);
  const today = startOfDay(now);
  const axis = useMemo(() => guideAxis(today), [today]);
  const mayPlay = useMayPlay();
  const { channel, playing, played, program, selection, isPlayerOpen, parametersOf, select } =
    useShownChannel(known, axis, now);
  const { selected } = selection;
  const { seek, goLive } = useChannelBroadcast();
  const [isLiveOffered, setLiveOffered] = useState(false);
  const [guide, player] = [useRef<HTMLElement>(null), useRef<PlayerInPage>(null)];
  const top = useTopWithFocus(player);
  const bringIntoView = useBringIntoView(top);

  const watchLive = (target: LiveChannel) => select({ channel: target, program: null, isPlayerOpen: true });
  const startFromBeginning = (target: LiveChannel, chosen: Program) =>
    select({ channel: target, program: chosen, isFromBeginning: true, isPlayerOpen: true });
  const onSelect = selectInGuide(now, isPlayerOpen, select);
  const shownGuide = { ...{ channels, axis, now, selected, onSelect }, onEndNear: useLoadMore(list) };
  const zapping = useZapping(channels, playing, (target) =>
    select({ channel: target, program: null, isPlayerOpen: true }, 'replace'),
  );
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{list.first?.title}</h1>
      <div className={styles.top} ref={top}>
        <ChannelPlayer
          {...{ player, axis, now, zapping }}
          channel={playing}
          part={played?.part ?? null}
          isOpen={isPlayerOpen}
          isGone={played === null}
          openQuery={parametersOf({ channel, program: selected.program, isPlayerOpen: true }).toString()}
          onClose={() => select({ channel, program: selected.program, isPlayerOpen: false }, 'replace')}
          onWatchLive={() => watchLive(channel)}
          onGoLive={() => (played?.part && !hasToGoLive(selection) ? watchLive(playing) : goLive())}
          onOffered={setLiveOffered}
          onNext={(next) => startFromBeginning(playing, next)}
          onLeave={() => guide.current?.focus()}
          guide={(onClose) => <GuideOverPicture {...shownGuide} onClose={onClose} />}
        />
        <BesidePlayer
          {...{ channel, program, played, isPlayerOpen, isLiveOffered, axis, now, onSelect }}
          times={selected.program}
          isEntitled={mayPlay(channel)}
          onWatchLive={() => watchLive(channel)}
          onStartFromBeginning={(chosen) =>
            isPlayerOpen && isPlayedFromBeginning(played, channel.id, chosen)
              ? seek(chosen.start)
              : startFromBeginning(channel, chosen)
          }
        />
      </div>
      <AllChannels
        {...shownGuide}
        region={guide}
        onSelect={(...chosen) => bringIntoView(onSelect(...chosen))}
      />
    </div>
  );
}

type BesidePlayerProps = ComponentProps<typeof ProgramDetails> &
  Pick<ComponentProps<typeof ChannelPrograms>, 'axis' | 'onSelect'>;

/** The details of what is selected, and on a large screen what else is on its channel. */
function BesidePlayer({ axis, onSelect, ...details }: BesidePlayerProps) {
  const { channel, now, times } = details;
  const isLarge = isWiderThanMedium(useScreenSize());
  return (
    <div className={styles.side}>
      <ProgramDetails {...details} />
      {isLarge && <ChannelPrograms {...{ channel, axis, now, onSelect }} selected={times} />}
    </div>
  );
}

/** What the address selects: the selected channel and its program, the channel in the player, and what it plays. */
function useShownChannel(known: Channels, axis: GuideAxis, now: EpochMs) {
  const { selection, ...address } = useLiveSelection(known, useMayPlay());
  const { isPlayerOpen, select } = address;
  const { selected } = selection;
  const channel = known.find(({ id }) => id === selected.channel) ?? known[0];
  const playing = known.find(({ id }) => id === selection.played?.channel) ?? channel;
  const played = stillPlayed(selection.played, isPlayerOpen, { now, catchUp: playing.channel.catchUp });
  const schedule = useSchedule(channel, axis);
  const onAir = schedule ? programAt(schedule, now) : null;
  const program = selected.program ? programWithTimes(schedule ?? [], selected.program) : onAir;
  useFollowedBroadcast(selection, now, schedule, (next) =>
    select({ channel, program: next, isPlayerOpen }, 'replace'),
  );
  useGoLiveIfSelected(selection);
  return { ...address, selection, channel, playing, played, program };
}

/**
 * Selects a channel, or one of its programs that can be chosen; of one that is to come the player does not open. Returns what
 * shows the selection; null if there is none.
 */
const selectInGuide =
  (now: EpochMs, isPlayerOpen: boolean, select: SelectionInAddress['select']) =>
  (channel: LiveChannel, program: Program | null): Shown | null => {
    const state = program && programState(program, now, channel.channel.catchUp);
    if (state === 'expired') return null;
    const plays = state !== 'upcoming';
    select({ channel, program, isPlayerOpen: isPlayerOpen || plays });
    return plays ? 'player' : 'details';
  };

/**
 * The element with the player and the details: when the part that has the focus disappears, for instance the button of a program
 * that ends, the focus goes to the player, or to the way to play.
 */
function useTopWithFocus(player: RefObject<PlayerInPage | null>): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useKeptFocus(top, () => {
    if (player.current) player.current.focus();
    else top.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  return top;
}

/**
 * Returns a function that brings a part of the top of the page into view after something was selected below it; the focus stays
 * where it is.
 */
function useBringIntoView(top: RefObject<HTMLDivElement | null>) {
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  const [wanted, setWanted] = useState<{ readonly part: Shown } | null>(null);
  const bring = useEffectEvent((part: Shown) =>
    top.current?.[part === 'player' ? 'firstElementChild' : 'lastElementChild']?.scrollIntoView({
      block: 'nearest',
      behavior,
    }),
  );
  // Once the selection shows: an open player may stay in view by itself.
  useEffect(() => {
    if (wanted) bring(wanted.part);
  }, [wanted]);
  return (part: Shown | null) => part && setWanted({ part });
}

/** Calls `onMoved` with the program on the air when the broadcast has moved on from the selected one. */
function useFollowedBroadcast(
  selection: LiveSelection,
  now: EpochMs,
  schedule: Schedule | undefined,
  onMoved: (program: ProgramTimes | null) => void,
): void {
  const followed = schedule ? followBroadcast(selection, now, programAt(schedule, now)) : selection;
  useEffect(() => {
    if (followed !== selection) onMoved(followed.selected.program);
  });
}

/** The channels that keys lead to from the one in the player (LIV-12). */
function useZapping(
  channels: readonly LiveChannel[],
  current: LiveChannel,
  onTune: Zapping['onTune'],
): Zapping {
  const mayPlay = useMayPlay();
  const previous = usePreviousChannel(current);
  return {
    beside: (by) => channelBeside(channels, current.id, by, mayPlay),
    last: () => (previous && mayPlay(previous) ? previous : null),
    onTune,
  };
}

/** The channel that was on before the current one; null if there was none. */
function usePreviousChannel(current: LiveChannel): LiveChannel | null {
  const [{ now, before }, setChannels] = useState<{ now: LiveChannel; before: LiveChannel | null }>({
    now: current,
    before: null,
  });
  if (now.id === current.id) return before;
  setChannels({ now: current, before: now });
  return now;
}

/** Returns a function that loads more channels, unless the last try has failed. */
function useLoadMore({ loadMore, hasMore, failedMore }: PagedList): () => void {
  return useCallback(() => {
    if (hasMore && !failedMore) loadMore();
  }, [hasMore, failedMore, loadMore]);
}

type AllChannelsProps = Omit<GuideProps, 'view' | 'onScrolled'> & {
  readonly region: RefObject<HTMLElement | null>;
};

/** All channels: on a small screen what is on now and next, with the guide one press away. */
function AllChannels({ region, ...guide }: AllChannelsProps) {
  const t = useText();
  const isSmall = !isMediumOrWider(useScreenSize());
  const [isFull, setFull] = useState(false);
  const view = useRef<GuideView>(null);
  const [visibleDay, setVisibleDay] = useState(startOfDay(guide.now));
  const onScrolled = useCallback((moment: EpochMs) => setVisibleDay(startOfDay(moment)), []);
  return (
    <section
      ref={region}
      className={styles.channels}
      aria-label={t('live:channels')}
      tabIndex={-1}
      {...usePrepareChannel(guide.channels)}
    >
      {isSmall && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isFull}
          onClick={() => setFull(!isFull)}
        >
          {t(isFull ? 'live:nowAndNext' : 'live:fullGuide')}
        </button>
      )}
      {isSmall && !isFull ? (
        <NowAndNext {...guide} />
      ) : (
        <>
          <GuideControls axis={guide.axis} now={guide.now} visibleDay={visibleDay} view={view} />
          <Guide {...guide} view={view} onScrolled={onScrolled} />
        </>
      )}
    </section>
  );
}
