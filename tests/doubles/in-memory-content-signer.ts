import type { AppFailure } from '#application/app-failure.ts';
import type { ContentSigner, SigningToken } from '#application/ports/content-signer.ts';

/**
 * Signs everything: the tokens are 1, 2, 3 …
 *
 * @param failures the failures, by the number of the token that is refused
 */
export function makeInMemoryContentSigner(
  drmPolicy: string | null = null,
  failures: Readonly<Record<number, AppFailure>> = {},
): ContentSigner {
  let signed = 0;
  return {
    sign: async () => {
      signed += 1;
      const failure = failures[signed];
      if (failure) throw failure;
      return { token: String(signed) as SigningToken, drmPolicy };
    },
  };
}
