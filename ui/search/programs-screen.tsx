import { useState } from 'react';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { GENRE } from '#domain/navigation/paths.ts';
import { GenreSelect } from '../cards/genre-select.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useConfig } from '../session/use-config.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import gridStyles from '../cards/card-list.module.css';
import { ResultList } from './result-list.tsx';
import { ProgramsHead } from './programs-head.tsx';
import { NOTHING_TYPED } from './typed-query.ts';
import { useDebouncedAddress } from './use-debounced-address.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { PlaylistNotFound } from '../feedback/playlist-not-found.tsx';
import styles from './programs-screen.module.css';
import { useProgramsAddress } from './use-programs-address.ts';
import { usePrograms } from './use-programs.ts';

/** /programs: the list of programs, with a search (CAT-22). */
export function ProgramsScreen() {
  const t = useText();
  const numberText = useNumberText();
  const { playlists } = useConfig();
  const address = useProgramsAddress();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  useDebouncedAddress(typed, setTyped, address);
  const { chosen, choose } = useSearchParam();
  const genre = chosen(GENRE);
  const programs = usePrograms(playlists.programs, address.text, genre);
  const isNone = programs.items.length === 0;
  const isNoneYet = isNone && programs.isLoading;
  const title = programs.playlist?.title || t('search:programs');
  useDocumentTitle(programs.failure ? t('catalogue:playlistNotFound') : title, !isNoneYet);

  if (programs.failure) return <PlaylistNotFound failure={programs.failure} onTryAgain={programs.tryAgain} />;
  const isEmpty = isNone && !isNoneYet && !programs.isError;
  const clear = () => {
    if (genre !== null) choose({ [GENRE]: null });
    setTyped({ text: '', action: 'leave' });
  };
  return (
    <div className={styles.page}>
      <ProgramsHead
        title={title}
        typed={typed}
        onTyped={setTyped}
        genres={<GenreSelect genres={programs.genres} />}
      />
      <p className="visually-hidden" role="status">
        {address.text === '' || programs.isLoading
          ? ''
          : t('search:programsFound', { number: numberText(programs.items.length) })}
      </p>
      {programs.items.length > 0 && (
        <ResultList
          label={title}
          items={programs.items}
          from={playlists.programs}
          aspectRatio={programs.playlist?.aspectRatio ?? '16:9'}
          imageLabel={programs.playlist?.imageLabel ?? null}
          hasMore={programs.hasMore && !programs.isError}
          onEnd={programs.resume}
        />
      )}
      {isNoneYet && <SkeletonCards count={PLACEHOLDERS.playlistPage} layout={gridStyles.placeholders} />}
      {programs.isError && <CouldNotLoad onTryAgain={programs.resume} />}
      {isEmpty && <NoPrograms onClear={address.text === '' && genre === null ? null : clear} />}
    </div>
  );
}

/** @param onClear clears the query; null if there is none */
function NoPrograms({ onClear }: { onClear: (() => void) | null }) {
  const t = useText();
  return (
    <div className={gridStyles.empty}>
      <h2>{t('search:noPrograms')}</h2>
      <p>{t('search:noProgramsText')}</p>
      {onClear && (
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onClear}>
          {t('search:clearQuery')}
        </button>
      )}
    </div>
  );
}
