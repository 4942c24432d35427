import { describe, expect, it } from 'vitest';
import { makeCdnTimedText } from '#adapters/cdn/cdn-timed-text.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const ADDRESS = 'https://cdn.test/chapters/Workout1.vtt';

function setUp(answer: () => Response) {
  const { fetch, sent } = makeFakeFetch(answer);
  return { sent, cues: () => makeCdnTimedText(makeHttp(fetch)).cues(ADDRESS) };
}

const cuesOf = async (text: string) =>
  (await setUp(() => new Response(text)).cues()).map((cue) => [cue.start, cue.end, cue.text]);

const ONE = '00:00.000 --> 00:10.000\nWarm-up';
const BOTH = [
  [0, 10, 'Warm-up'],
  [10, 20, 'Core'],
];

describe('a text from the CDN [PLY-10]', () => {
  it.each([
    ['hours', 'WEBVTT\n\n00:00:00.000 --> 00:00:10.000\nWarm-up\n\n00:00:10.000 --> 00:00:20.000\nCore\n'],
    ['no hours', `WEBVTT\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`],
    ['a byte order mark', `\uFEFFWEBVTT\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`],
    ['line ends of Windows', `WEBVTT\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore\n`.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', `WEBVTT\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore\n`.replaceAll('\n', '\r')],
    ['a title', `WEBVTT - The chapters\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`],
    ['a header', `WEBVTT\nKind: chapters\nLanguage: en\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`],
    ['notes', `WEBVTT\n\nNOTE one\ntwo\n\n${ONE}\n\nNOTE\n\n00:10.000 --> 00:20.000\nCore\n\nNOTE end`],
    [
      'styles and regions',
      `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`,
    ],
    [
      'settings',
      `WEBVTT\n\n00:00.000 --> 00:10.000 align:start line:0%\nWarm-up\n\n00:10.000 --> 00:20.000 x:y\nCore`,
    ],
    ['names of cues', `WEBVTT\n\n1\n${ONE}\n\nthe core\n00:10.000 --> 00:20.000\nCore`],
    ['cues in another order', `WEBVTT\n\n00:10.000 --> 00:20.000\nCore\n\n${ONE}`],
    [
      'a cue that ends before it begins',
      `WEBVTT\n\n${ONE}\n\n00:15.000 --> 00:12.000\nNo\n\n00:10.000 --> 00:20.000\nCore`,
    ],
    [
      'a cue without a length',
      `WEBVTT\n\n${ONE}\n\n00:10.000 --> 00:10.000\nNo\n\n00:10.000 --> 00:20.000\nCore`,
    ],
    [
      'times that are none',
      `WEBVTT\n\nabc --> def\nNo\n\n-00:01.000 --> 00:02.000\nNo\n\n${ONE}\n\n00:10.000 --> 00:20.000\nCore`,
    ],
  ])('has the cues of a file with %s', async (_, text) => {
    expect(await cuesOf(text)).toEqual(BOTH);
  });

  it('keeps what stands in a cue, line by line', async () => {
    const json = '{"title": "Core & <b>",\n"kind": "work"}';
    expect(await cuesOf(`WEBVTT\n\n02:00:00.000 --> 02:00:01.500\n${json}`)).toEqual([[7200, 7201.5, json]]);
  });

  it.each([['WEBVTT'], ['WEBVTT\n'], ['WEBVTT\n\nNOTE nothing']])('may have no cues: %j', async (text) => {
    expect(await cuesOf(text)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['JSON', '{"message": "WEBVTT"}'],
    ['another format', '1\n00:00:00,000 --> 00:00:10,000\nWarm-up'],
    ['a signature that goes on', `WEBVTTX\n\n${ONE}`],
    ['a signature further down', `\nWEBVTT\n\n${ONE}`],
    ['more than two million characters', `WEBVTT\n\n${ONE}\n\nNOTE ${'x'.repeat(2_000_000)}`],
  ])('fails for %s', async (_, text) => {
    await expect(cuesOf(text)).rejects.toMatchObject({
      kind: 'malformed-answer',
      message: 'A text track is no WebVTT',
    });
  });

  it('has no more than the first 7,200 cues', async () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const time = (at: number) =>
      `${two(Math.floor(at / 3600))}:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}.000`;
    const cues = Array.from({ length: 7300 }, (_, at) => `${time(at)} --> ${time(at + 1)}\n${at}`);
    const read = await cuesOf(['WEBVTT', ...cues].join('\n\n'));
    expect(read).toHaveLength(7200);
    expect(read.at(-1)).toEqual([7199, 7200, '7199']);
  });

  it('is found where its address redirects to', async () => {
    const { cues, sent } = setUp(() => new Response(`WEBVTT\n\n${ONE}`));
    expect(await cues()).toHaveLength(1);
    expect(sent).toMatchObject([{ address: ADDRESS, init: { redirect: 'follow' } }]);
  });

  it.each([
    [404, 'not-found'],
    [403, 'unauthorized'],
    [500, 'server-failed'],
  ])('fails with the status %d as %s', async (status, kind) => {
    const { cues } = setUp(() => new Response('WEBVTT', { status }));
    await expect(cues()).rejects.toMatchObject({ kind, status });
  });

  it('fails without a response', async () => {
    const { cues } = setUp(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(cues()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
