import { z } from '../../zod.ts';
import { pictureAddress } from '../../catalogue/items/picture-addresses.ts';
import { trainerMediaId } from '../../catalogue/items/platform-id.ts';
import { trainerNamed } from '../../catalogue/items/programs.ts';
import { coachNamed } from '../../catalogue/vocabulary/coaches.ts';
import type { ValueOf } from '../../value-of-schema.ts';

/** Specification 2, section 3, "Coach". */
export const coachSchema = z.object({
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  phone_number: z.string().nullable(),
  email: z.string().nullable(),
  bio: z.string().nullable().meta({ description: 'Markdown' }),
});

const AVATAR_WIDTH = 240;

/** A coach as sent; null for a member without one. */
export function serializeCoach(origin: string, trainerId: string | null): ValueOf<typeof coachSchema> | null {
  const coach = coachNamed(trainerId);
  if (!coach) return null;
  const { trainer, hasPicture, phone, email, bio } = coach;
  return {
    full_name: trainerNamed(trainer).name,
    avatar_url: hasPicture ? pictureAddress(origin, trainerMediaId(trainer), 'square', AVATAR_WIDTH) : null,
    phone_number: phone,
    email,
    bio,
  };
}
