import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { pathSegment } from '#domain/navigation/path-segment.ts';

/*
 * The paths of the account API that the prefetch requests too. It is inlined into the page: what this file imports is small.
 */

export const ME_PATH = '/api/v3/jwp/me';
export const slugPath = (name: Slug): string => `/api/v3/jwp/config/slug/${pathSegment(name)}`;
export const metadataPath = (id: MediaId): string => `/api/v3/jwp/metadata/${pathSegment(id)}`;
