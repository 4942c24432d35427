import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import type { Owner } from '../ports/viewer-storage.ts';

/** The owner of the records to show; null while the viewer is loading. */
export function ownerOf(viewer: Viewer): Owner | null {
  switch (viewer.state) {
    case 'loading':
      return null;
    case 'visitor':
      return 'visitor';
    case 'member':
      return viewer.member.id;
    case 'unreachable':
      return viewer.lastMember?.id ?? 'visitor';
  }
}

/** The owner of the records to show, if it is a member. */
export function memberOf(viewer: Viewer): MemberId | null {
  const owner = ownerOf(viewer);
  return owner === 'visitor' ? null : owner;
}
