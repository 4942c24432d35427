import { get } from 'node:http';

/** The transfer size of a part of a page, in bytes. */
export interface TransferredSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** Requests the addresses as a browser does, and counts the response bytes without headers. */
export async function transferredSize(addresses: readonly string[]): Promise<TransferredSize> {
  const sum = async (encoding: string) => {
    const sizes = await Promise.all(addresses.map((address) => sizeOf(address, encoding)));
    return sizes.reduce((all, size) => all + size, 0);
  };
  return { gzip: await sum('gzip'), brotli: await sum('br') };
}

const sizeOf = (address: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.length));
      answer.on('end', () => resolve(size));
      answer.on('error', reject);
    }).on('error', reject);
  });
