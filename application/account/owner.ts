import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import type { Owner } from '../ports/viewer-storage.ts';

/** Whose records show; null while it is not known. */
export function ownerOf(viewer: Viewer): Owner | null {
  switch (viewer.state) {
    case 'loading':
      return null;
    case 'visitor':
      return 'visitor';
    case 'member':
      return viewer.member.id;
    case 'unreachable':
      return viewer.lastMember ?? 'visitor';
  }
}

/** Whose records show, where they are a member's. */
export function memberOf(viewer: Viewer): MemberId | null {
  const owner = ownerOf(viewer);
  return owner === 'visitor' ? null : owner;
}
