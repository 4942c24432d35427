import { z } from '../../zod.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import { slugSchema } from '../../catalogue/items/slug.ts';
import { ok, type Handler } from '../../http/endpoint.ts';

/** The media id of each series and program, by its slug (MED-02). */
export const seriesIds: Handler<typeof seriesIdsSchema> = ({ platform }) =>
  ok({ seriesIds: platform.catalogue.seriesIds });

export const seriesIdsSchema = z.object({ seriesIds: z.record(slugSchema, platformIdSchema) });
