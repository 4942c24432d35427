import { BehaviorSubject, merge } from 'rxjs';
import type { Favorites } from '#domain/favorites/favorites.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { ownerOf } from '../account/owner.ts';
import { liveOf, type Live } from '../live.ts';
import type { PersonalRecords } from '../ports/personal-records.ts';
import { token } from '../token.ts';

/** The favorites of the person in front of the screen. */
export type CurrentFavorites = Live<Favorites>;
export const CurrentFavorites = token<CurrentFavorites>('CurrentFavorites');

/** A member's favorites are the server's (HIS-03), while it tells them; a visitor's are what the browser keeps (FAV-02). */
export function makeCurrentFavorites(viewer: CurrentViewer, records: PersonalRecords): CurrentFavorites {
  const favorites$ = new BehaviorSubject<Favorites>([]);
  viewer.changes$.subscribe((now) => {
    if (now.state === 'member' && now.member.favorites)
      records.keepFavorites(now.member.id, now.member.favorites);
  });
  merge(viewer.changes$, records.changedElsewhere$).subscribe(() => {
    const owner = ownerOf(viewer.now());
    favorites$.next(owner === null ? [] : records.favorites(owner));
  });
  return liveOf(favorites$);
}
