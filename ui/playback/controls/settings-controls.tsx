import { chapterAt, type ClassPlan } from '#domain/playback/class-plan.ts';
import { RATES, type PlayerSettings } from '#domain/playback/player-settings.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import { ControlButton } from './control-button.tsx';
import { ControlMenu, type MenuEntry } from './control-menu.tsx';
import { choicesOf } from './track-choices.ts';
import { useCaptionStyleEntries } from './use-caption-style-entries.ts';
import { useQualityChoices } from './use-quality-choices.ts';

interface SettingsControlsProps {
  readonly playback: PlaybackStore;
  readonly plan: ClassPlan;
  /** Whether it is a live stream, which plays at its own speed. */
  readonly isOfStream: boolean;
  readonly onOverview: () => void;
  readonly onMenuOpen: (isOpen: boolean) => void;
}

/** Captions, settings, and the ways to another device, as far as there is a choice. */
export function SettingsControls({
  playback,
  plan,
  isOfStream,
  onOverview,
  onMenuOpen,
}: SettingsControlsProps) {
  const t = useText();
  const settings = usePlaybackState(playback, (state) => state.settings);
  return (
    <>
      {settings.captions.tracks.length > 0 && (
        <CaptionsMenu playback={playback} settings={settings} onOpenChange={onMenuOpen} />
      )}
      <ControlMenu
        icon="settings"
        label={t('playback:controls.settings')}
        backLabel={t('playback:controls.backToSettings')}
        entries={useSettingEntries(playback, plan, settings, isOfStream, onOverview)}
        onOpenChange={onMenuOpen}
      />
      <Devices playback={playback} settings={settings} />
    </>
  );
}

/** The ways to play on another device, as far as there is one. */
function Devices({
  playback,
  settings,
}: Pick<SettingsControlsProps, 'playback'> & { readonly settings: PlayerSettings }) {
  const t = useText();
  const { devices, isCasting } = settings;
  return (
    <>
      {devices.includes('airPlay') && (
        <ControlButton
          icon="airPlay"
          label={t('playback:controls.airPlay')}
          onClick={() => playback.cast('airPlay')}
        />
      )}
      {devices.includes('cast') && (
        <ControlButton
          icon="cast"
          label={t(isCasting ? 'playback:controls.stopCasting' : 'playback:controls.cast')}
          data-on={isCasting}
          onClick={() => playback.cast('cast')}
        />
      )}
    </>
  );
}

interface CaptionsMenuProps extends Pick<SettingsControlsProps, 'playback'> {
  readonly settings: Pick<PlayerSettings, 'captions' | 'captionStyle'>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function CaptionsMenu({ playback, settings: { captions, captionStyle }, onOpenChange }: CaptionsMenuProps) {
  const t = useText();
  const choices = choicesOf(captions, t('playback:controls.off'), (index) =>
    playback.change({ captions: index }),
  );
  return (
    <ControlMenu
      icon="captions"
      label={t('playback:controls.captions')}
      backLabel={t('playback:controls.backToCaptions')}
      isOn={captions.chosen !== null}
      choices={choices}
      entries={useCaptionStyleEntries(playback, captionStyle)}
      onOpenChange={onOpenChange}
    />
  );
}

/** The entries of the settings, without those that leave no choice. */
function useSettingEntries(
  playback: PlaybackStore,
  plan: ClassPlan,
  { qualities, audioTracks, rate }: PlayerSettings,
  isOfStream: boolean,
  onOverview: () => void,
): readonly MenuEntry[] {
  const t = useText();
  const quality = useQualityChoices(playback, qualities);
  const audio = choicesOf(audioTracks, null, (index) => {
    if (index !== null) playback.change({ audioTrack: index });
  });
  const speed = RATES.map((each) => ({
    label: t('playback:controls.rate', { rate: each }),
    isChosen: each === rate,
    onChoose: () => playback.change({ rate: each }),
  }));
  const current = usePlaybackState(playback, ({ position }) => chapterAt(plan, position));
  const chapters = plan.chapters.map((chapter) => ({
    label: chapter.title,
    isChosen: chapter === current,
    onChoose: () => playback.seek(chapter.start),
  }));
  return [
    ...(quality.length > 1 && qualities.tracks.length > 1
      ? [{ label: t('playback:controls.quality'), choices: quality }]
      : []),
    ...(isOfStream ? [] : [{ label: t('playback:controls.speed'), choices: speed }]),
    ...(audioTracks.tracks.length > 1 ? [{ label: t('playback:controls.audio'), choices: audio }] : []),
    ...(chapters.length > 1 ? [{ label: t('playback:controls.chapters'), choices: chapters }] : []),
    { label: t('playback:controls.shortcuts'), onPress: onOverview, isForKeys: true },
  ];
}
