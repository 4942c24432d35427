import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { trainerId } from '#domain/catalogue/trainer-id.ts';
import type { Equipment, WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { idLike, idText, nonEmptyString, lenient, moment, read, readEach, stringLike } from '../http/wire.ts';
import { webAddress } from '../http/web-address.ts';
import { mapResult, type AccountApi } from './account-api.ts';
import { metadataPath } from './prefetched-paths.ts';

const metadata = z.object({
  trainer: lenient(z.object({ id: stringLike, name: nonEmptyString, imageUrl: lenient(z.string()) })),
  difficulty: lenient(stringLike),
  style: lenient(stringLike),
  pace: lenient(stringLike),
  best_for: lenient(stringLike),
  equipment: lenient(z.array(z.unknown())),
  series: lenient(z.object({ name: nonEmptyString, viewName: idText, mediaId: lenient(idLike) })),
  pubdate: lenient(stringLike),
});
const equipmentItem = z.object({
  name: nonEmptyString,
  purchasable: lenient(z.boolean()),
  purchase_url: lenient(z.string()),
});

/** The account API's metadata call (Specification 1, section 3, "Metadata response"). */
export const makeApiWorkoutDetails = (api: AccountApi, reporter: Reporter): WorkoutDetailsSource => ({
  detailsOf: async (id) =>
    mapResult(await api.get(metadataPath(id)), (data) => readDetails(data, api, reporter)),
});

function readDetails(data: unknown, { imageAddress }: AccountApi, reporter: Reporter): WorkoutDetails {
  const wire = read(metadata, data, 'The metadata');
  return {
    trainer: wire.trainer
      ? {
          id: trainerId(wire.trainer.id),
          name: wire.trainer.name,
          picture: imageAddress(wire.trainer.imageUrl),
        }
      : null,
    difficulty: wire.difficulty || null,
    style: wire.style || null,
    pace: wire.pace || null,
    bestFor: wire.best_for || null,
    equipment: readEach(equipmentItem, wire.equipment ?? [], 'A piece of equipment', reporter).map(
      ({ name, purchasable, purchase_url: shop }): Equipment => ({
        name,
        purchaseAddress: purchasable ? webAddress(shop) : null,
      }),
    ),
    program: wire.series
      ? {
          id: wire.series.mediaId ? mediaId(wire.series.mediaId) : null,
          name: wire.series.name,
          slug: slug(wire.series.viewName),
        }
      : null,
    airedAt: dateOf(wire.pubdate),
  };
}

/** Parses an ISO date, or seconds since 1970 as elsewhere on the platform. */
function dateOf(written: string | undefined): Date | null {
  if (/^\d+$/.test(written ?? '')) return moment(Number(written) * 1000);
  return written && /^\d{4}-\d{2}/.test(written) ? moment(written) : null;
}
