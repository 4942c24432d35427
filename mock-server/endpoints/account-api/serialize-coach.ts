import { pictureAddress } from '../../catalogue/items/picture-addresses.ts';
import { trainerMediaId } from '../../catalogue/items/platform-id.ts';
import { trainerNamed } from '../../catalogue/items/programs.ts';
import { coachNamed } from '../../catalogue/vocabulary/coaches.ts';
import { objectOf, orNull, text } from '../../http/wire-schemas.ts';

const AVATAR_WIDTH = 240;

/** A coach as sent; null for a member without one. */
export function serializeCoach(origin: string, trainerId: string | null): object | null {
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

/** Specification 2, section 3, "Coach". */
export const coachSchema = objectOf({
  full_name: text,
  avatar_url: orNull(text),
  phone_number: orNull(text),
  email: orNull(text),
  bio: { ...orNull(text), description: 'Markdown' },
});
