import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { daybreakConfig } from '#mock-server/catalogue/configs/daybreak-config.ts';
import { DAYBREAK, readBrand } from '#tools/release/brand.ts';
import { folderWith } from '../folder-with.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const configWith = (changes: object) =>
  JSON.stringify({ ...daybreakConfig({ origin: 'https://platform.test' }), ...changes });

/** The path of a file with this text. */
const fileOf = (text: string) => join(folderWith({ 'config.json': text }), 'config.json');

/** A web host with these files, which ends with the test. */
async function hostWith(files: Readonly<Record<string, string>>): Promise<string> {
  const host = fastify();
  for (const [path, text] of Object.entries(files)) host.get(path, (_, reply) => reply.send(text));
  onTestFinished(() => host.close());
  return host.listen({ port: 0, host: '127.0.0.1' });
}

describe('the brand of a build', () => {
  it('is that of the mock platform, if no config is named', async () => {
    expect(await readBrand(fileOf(configWith({})))).toMatchObject({ ...DAYBREAK });
  });

  it('is read from the file of a config', async () => {
    const file = fileOf(
      configWith({
        siteName: 'Stride',
        description: 'Run every day.',
        styling: { backgroundColor: '#123456', highlightColor: '#fff', headerBackground: '#000' },
      }),
    );
    expect(await readBrand(file)).toMatchObject({
      name: 'Stride',
      description: 'Run every day.',
      backgroundColor: '#123456',
      highlightColor: '#fff',
      headerBackground: '#000',
      logo: null,
    });
  });

  it('is read from the address of a config, whose logo may be a path of its host', async () => {
    const host = await hostWith({
      '/configs/one.json': configWith({ siteName: 'Stride', assets: { banner: '/logo.svg' } }),
      '/logo.svg': LOGO,
    });
    const { name, logo } = await readBrand(`${host}/configs/one.json`);
    expect(name).toBe('Stride');
    expect(logo?.toString()).toBe(LOGO);
  });

  it('has the logo at the address that a file names', async () => {
    const host = await hostWith({ '/logo.svg': LOGO });
    const { logo } = await readBrand(fileOf(configWith({ assets: { banner: `${host}/logo.svg` } })));
    expect(logo?.toString()).toBe(LOGO);
  });

  it('has the logo at the path that a file names', async () => {
    const file = join(folderWith({ 'logo.svg': LOGO }), 'logo.svg');
    const { logo } = await readBrand(fileOf(configWith({ assets: { banner: file } })));
    expect(logo?.toString()).toBe(LOGO);
  });

  it('cannot be read from a file that does not exist', async () => {
    const file = join(folderWith({}), 'none.json');
    await expect(readBrand(file)).rejects.toThrow(file);
  });

  it.each([
    ['{"description": "No integrations"}', 'Invalid or missing config'],
    ['<!doctype html>', 'Invalid or missing config'],
    ['', 'No config found'],
  ])('cannot be read from the config %j', async (text, message) => {
    await expect(readBrand(fileOf(text))).rejects.toThrow(message);
  });

  it('cannot be read from an address that answers with an error, and names it', async () => {
    const host = await hostWith({});
    await expect(readBrand(`${host}/none.json`)).rejects.toThrow(`${host}/none.json answered 404`);
  });

  it('cannot be read without its logo', async () => {
    const host = await hostWith({
      '/one.json': configWith({ assets: { banner: '/none.svg' } }),
    });
    await expect(readBrand(`${host}/one.json`)).rejects.toThrow(`${host}/none.svg answered 404`);
  });

  it('cannot be read from a host that does not answer, and names it', async () => {
    await expect(readBrand('http://127.0.0.1:1/one.json')).rejects.toThrow(
      'No answer from http://127.0.0.1:1/one.json',
    );
  });
});
