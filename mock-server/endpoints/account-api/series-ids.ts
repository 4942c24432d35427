import { ok, type Handler } from '../../http/endpoint.ts';
import { objectOf, platformId } from '../../http/wire-schemas.ts';

/** The media id of each series and program, by its slug (MED-02). */
export const seriesIds: Handler = ({ platform }) => ok({ seriesIds: platform.catalogue.seriesIds });

export const seriesIdsSchema = objectOf({
  seriesIds: { type: 'object', additionalProperties: platformId },
});
