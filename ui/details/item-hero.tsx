import type { ComponentProps, ReactNode } from 'react';
import { FavoriteButton } from '../cards/favorite-button.tsx';
import { MetadataLine } from '../cards/metadata-line.tsx';
import { ShareButton } from '../cards/share-button.tsx';
import { PageStackButton } from '../cards/stack-button.tsx';
import { TrailerButton } from '../playback/trailer/trailer-button.tsx';
import { useItemTitle } from '../session/use-item-title.ts';
import { DetailHero } from './detail-hero.tsx';

interface ItemHeroProps extends Omit<ComponentProps<typeof DetailHero>, 'line' | 'actions'> {
  /** The button that starts the video. */
  readonly start: ReactNode;
  /** Shown next to it. */
  readonly tools?: ReactNode;
}

/** The top of the page of a workout or a program, with what can be done with it (MED-03, MED-05). */
export function ItemHero({ start, tools, ...hero }: ItemHeroProps) {
  const { item } = hero;
  const title = useItemTitle()(item);
  return (
    <DetailHero
      {...hero}
      line={<MetadataLine item={item} />}
      actions={
        <>
          {start}
          {tools}
          <TrailerButton item={item} />
          <FavoriteButton item={item} />
          <PageStackButton item={item} />
          <ShareButton title={title} />
        </>
      }
    />
  );
}
