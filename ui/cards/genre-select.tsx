import { GENRE } from '#domain/navigation/paths.ts';
import { Select } from '../design-system/components/select.tsx';
import { useText } from '../i18n/i18n.ts';
import { useSearchParam } from '../navigation/use-search-param.ts';

/** The dropdown of a list's genres, whose value is in the address (CAT-17); nothing if there is nothing to choose. */
export function GenreSelect({ genres }: { genres: readonly string[] }) {
  const t = useText();
  const { chosen, choose } = useSearchParam();
  const genre = chosen(GENRE);
  if (genres.length === 0 && genre === null) return null;
  return (
    <Select
      label={t('browse:genre')}
      none={t('browse:all')}
      options={genres.map((name) => ({ label: name, value: name }))}
      chosen={genre}
      onChoose={(value) => choose({ [GENRE]: value })}
    />
  );
}
