import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An encoded response body with its headers. */
export interface Packed {
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip';

/** High, because each text is compressed only once; the top two levels take ten times as long for little. */
const BROTLI_QUALITY = 9;

const packers: Readonly<Record<Encoding, (text: string) => Promise<Uint8Array>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text) => promisify(gzip)(text),
};

/** A long constant text, compressed on the first request for each encoding and cached. */
export class CompressedText {
  readonly #packed = new Map<Encoding, Promise<Uint8Array>>();

  constructor(private readonly text: string) {}

  /**
   * @param accepted the `accept-encoding` of a request; without a supported encoding the text is sent plain
   */
  async for(accepted: string | undefined): Promise<Packed> {
    const encoding = encodingIn(accepted ?? '');
    const vary = 'accept-encoding';
    if (!encoding) return { body: this.text, headers: { vary } };
    const packed = this.#packed.get(encoding) ?? packers[encoding](this.text);
    this.#packed.set(encoding, packed);
    return { body: await packed, headers: { vary, 'content-encoding': encoding } };
  }
}

/** The first supported encoding that the client accepts; a weight of 0 means it does not. */
function encodingIn(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
