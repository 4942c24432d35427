import { describe, expect, it } from 'vitest';
import { makeHttpScheduleSource } from '#adapters/schedules/http-schedule-source.ts';
import { makeHttp } from '#adapters/http/http.ts';

const sourceAnswering = (answer: unknown, nextTask = async () => undefined) =>
  makeHttpScheduleSource(
    makeHttp(async () => new Response(JSON.stringify(answer))),
    'https://cdn.example/platform',
    nextTask,
  );

const address = { address: 'https://guide.example/a.json', token: null, isDemo: false };
const entry = {
  id: 'p1',
  title: 'Morning Flow',
  startTime: '2026-11-23T09:00:00Z',
  endTime: '2026-11-23T10:00:00+00:00',
  chapterPointCustomProperties: [
    { key: 'image', value: 'https://cdn.example/flow.webp' },
    { key: 'description', value: 'Slow and long.' },
  ],
};
const start = Date.parse('2026-11-23T09:00:00Z');

describe('an entry of a schedule [LIV-08, LIV-10]', () => {
  it('is a program with a picture and a description', async () => {
    expect(await sourceAnswering([entry]).programs(address)).toEqual([
      {
        id: 'p1',
        title: 'Morning Flow',
        start,
        end: start + 3_600_000,
        image: 'https://cdn.example/flow.webp',
        description: 'Slow and long.',
      },
    ]);
  });

  it.each([
    ['no properties', { chapterPointCustomProperties: [] }],
    ['properties of other keys', { chapterPointCustomProperties: [{ key: 'trainer', value: 'Somebody' }] }],
    ['a list of properties that is missing', { chapterPointCustomProperties: undefined }],
    ['null as its properties', { chapterPointCustomProperties: null }],
    ['a description of its own', { chapterPointCustomProperties: [], description: 'Not this one' }],
  ])('may have %s', async (_what, change) => {
    const [program] = await sourceAnswering([{ ...entry, ...change }]).programs(address);
    expect(program).toMatchObject({ title: 'Morning Flow', image: null, description: null });
  });

  it.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['a blank id', { id: ' ' }],
    ['no title', { title: undefined }],
    ['an empty title', { title: '' }],
    ['a blank title', { title: ' \t\u00a0' }],
    ['a title that is no text', { title: 5 }],
    ['no start', { startTime: undefined }],
    ['a start that is no date', { startTime: 'soon' }],
    ['no end', { endTime: undefined }],
    ['an end that is no date', { endTime: '25:00' }],
    ['an end at its start', { endTime: entry.startTime }],
    ['an end before its start', { endTime: '2026-11-23T08:00:00Z' }],
    ['a property without a key', { chapterPointCustomProperties: [{ value: 'x' }] }],
    ['a property with a blank key', { chapterPointCustomProperties: [{ key: ' ', value: 'x' }] }],
    ['a property with an empty key', { chapterPointCustomProperties: [{ key: '', value: 'x' }] }],
    ['a property without a value', { chapterPointCustomProperties: [{ key: 'image' }] }],
    ['a property whose value is no text', { chapterPointCustomProperties: [{ key: 'image', value: 5 }] }],
    ['properties that are no list', { chapterPointCustomProperties: { image: 'x' } }],
  ])('is dropped with %s, and the others stay', async (_what, change) => {
    const programs = await sourceAnswering([
      { ...entry, ...change },
      { ...entry, id: 'p2' },
    ]).programs(address);
    expect(programs.map(({ id }) => id)).toEqual(['p2']);
  });

  it.each([[null], ['text'], [7], [[]]])('is dropped as %j', async (written) => {
    expect(await sourceAnswering([written, entry]).programs(address)).toHaveLength(1);
  });
});

describe('the request for a schedule [LIV-07]', () => {
  const headersFor = async (token: string | null) => {
    let sent = new Headers();
    const http = makeHttp(async (_address, { headers } = {}) => {
      sent = new Headers(headers);
      return new Response('[]');
    });
    await makeHttpScheduleSource(http, 'https://cdn.example', async () => undefined).programs({
      ...address,
      token,
    });
    return sent;
  };

  it('has the token of the channel as API-KEY', async () => {
    expect((await headersFor('iron-room-guide')).get('API-KEY')).toBe('iron-room-guide');
  });

  it.each([[null], ['']])('has no API-KEY with the token %j, not even an empty one', async (token) => {
    expect((await headersFor(token)).has('API-KEY')).toBe(false);
  });
});

describe('the address of a schedule [LIV-07]', () => {
  it.each([
    ['https://guide.example/a.json', 'https://guide.example/a.json'],
    ['/epg/x.json', 'https://cdn.example/epg/x.json'],
    ['//guide.example/x.json', 'https://guide.example/x.json'],
    ['./x.json', 'https://cdn.example/platform/x.json'],
    ['../x.json?day=1', 'https://cdn.example/x.json?day=1'],
  ])('%s is asked for at %s', async (written, expected) => {
    let asked = '';
    const http = makeHttp(async (sent) => {
      asked = new Request(sent).url;
      return new Response('[]');
    });
    const source = makeHttpScheduleSource(http, 'https://cdn.example/platform', async () => undefined);
    await source.programs({ ...address, address: written });
    expect(asked).toBe(expected);
  });
});

describe('a schedule', () => {
  it.each([[{}], [null], ['text'], [{ programs: [entry] }]])('cannot be read as %j', async (answer) => {
    await expect(sourceAnswering(answer).programs(address)).rejects.toMatchObject({
      kind: 'malformed-answer',
    });
  });

  it('is read in slices of 100 entries, each in a task of its own', async () => {
    let tasks = 0;
    const source = sourceAnswering(
      Array.from({ length: 600 }, (_entry, index) => ({ ...entry, id: `p${index}` })),
      async () => void (tasks += 1),
    );
    expect(await source.programs(address)).toHaveLength(600);
    expect(tasks).toBe(2);
  });

  it('is read up to 5,000 entries', async () => {
    const endless = sourceAnswering(Array.from({ length: 5001 }, () => entry));
    expect(await endless.programs(address)).toHaveLength(5000);
  });
});
