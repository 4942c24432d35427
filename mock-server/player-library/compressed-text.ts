import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body as it goes over the wire, with the headers that say so. */
export interface Packed {
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip';

/** Tight, for it is packed once; the last two levels cost ten times as much for little. */
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

/** A long text that never changes: packed at the first request for each encoding, and kept. */
export class CompressedText {
  readonly #packed = new Map<Encoding, Promise<Uint8Array>>();

  constructor(private readonly text: string) {}

  /** @param accepted the `accept-encoding` of a request; a client that names none that is known here gets the plain text */
  async for(accepted: string | undefined): Promise<Packed> {
    const encoding = encodingIn(accepted ?? '');
    const vary = 'accept-encoding';
    if (!encoding) return { body: this.text, headers: { vary } };
    const packed = this.#packed.get(encoding) ?? packers[encoding](this.text);
    this.#packed.set(encoding, packed);
    return { body: await packed, headers: { vary, 'content-encoding': encoding } };
  }
}

/** The first of ours that a client takes; one with the weight 0 it does not take. */
function encodingIn(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
