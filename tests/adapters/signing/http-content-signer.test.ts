import { describe, expect, it } from 'vitest';
import { makeHttp } from '#adapters/http/http.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';

const id = mediaId('Wrk00001');

function signerThat(answer: unknown, status = 200, drmPolicy: string | null = null) {
  const asked: { readonly address: string; readonly init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (address, init) => {
    asked.push({ address: address as string, init });
    return new Response(JSON.stringify(answer), { status });
  };
  return { asked, signer: makeHttpContentSigner(makeHttp(send), { host: 'https://sign.test', drmPolicy }) };
}

describe('signing [ACC-07]', () => {
  it.each([
    [null, 'https://sign.test/media/Wrk00001/sign'],
    ['Policy 1', 'https://sign.test/media/Wrk00001/sign/drm/Policy%201'],
  ])('under the policy %j is requested with the person’s cookies', async (drmPolicy, address) => {
    const { asked, signer } = signerThat({ entitled: true, token: 'abc' }, 200, drmPolicy);
    expect(await signer.sign(id)).toEqual({ token: 'abc', drmPolicy });
    expect(asked.map((call) => call.address)).toEqual([address]);
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'include' });
  });

  it.each([
    [{ entitled: false, message: 'Not in your subscription.' }, 200, 'Not in your subscription.'],
    [{ entitled: false }, 200, ''],
    [{ message: 'Log in first.' }, 401, 'Log in first.'],
    [{ message: 'Not yours.' }, 403, 'Not yours.'],
    [{}, 401, ''],
    ['No', 403, ''],
  ])('with the response %j and status %i is denied, with the reason', async (answer, status, message) => {
    const { signer } = signerThat(answer, status);
    await expect(signer.sign(id)).rejects.toMatchObject({ kind: 'not-entitled', message });
  });

  it.each([
    [{ entitled: true }, 200, 'malformed-answer'],
    [{ entitled: true, token: 42 }, 200, 'malformed-answer'],
    [{ token: 'abc' }, 200, 'malformed-answer'],
    ['yes', 200, 'malformed-answer'],
    [{ message: 'Down' }, 503, 'server-failed'],
    [{ message: 'No such media' }, 404, 'not-found'],
  ])('with the response %j and status %i fails as %s', async (answer, status, kind) => {
    const { signer } = signerThat(answer, status);
    await expect(signer.sign(id)).rejects.toMatchObject({ kind });
  });
});
