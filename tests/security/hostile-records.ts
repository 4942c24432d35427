/** A state of the browser's storage that no version of the app has left. */
export interface HostileRecord {
  readonly name: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly mostRequests: number;
}

const RECORDS = ['history', 'favorites', 'pending-writes', 'taken-writes'] as const;
type RecordName = (typeof RECORDS)[number];

export const recordKey = (name: RecordName, owner: string): string => `member-records.${name}.${owner}`;

const IDS = [
  '',
  '.',
  '..',
  'half \ud83c',
  '\udfff',
  '%2e%2e',
  '../../account/sign-out',
  'Wrk00001?x=1#y',
  '__proto__',
  'constructor',
  '<img src=x onerror=attacked()>',
  'a'.repeat(5000),
];

/** What a record contains for an item, in the format of each record. */
const ENTRY: Readonly<Record<RecordName, (id: unknown) => unknown>> = {
  history: (mediaId) => ({ mediaId, progress: 0.5 }),
  favorites: (mediaId) => mediaId,
  'pending-writes': (mediaId) => ({ kind: 'favorite', mediaId, wanted: false }),
  'taken-writes': (mediaId) => ({ write: { kind: 'progress', mediaId, progress: 0.5 }, at: 0 }),
};

const TEXTS: Readonly<Record<string, string>> = {
  'no JSON': 'undefined',
  'half a list': '[{"mediaId":',
  'an object': '{"length": 3}',
  'null in a list': '[null, [], {}, "", 0, true]',
  'numbers beyond measure': '[{"mediaId": "Wrk00001", "progress": 1e999, "at": -1e999}]',
  'a prototype': '[{"__proto__": {"kind": "clear-favorites"}}]',
  'an unknown write': '[{"kind": "delete-account"}, {"kind": "progress"}]',
  'lists without end': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'two megabytes of text': JSON.stringify('x'.repeat(2_000_000)),
  '50,000 invalid entries': JSON.stringify(Array.from({ length: 50_000 }, (_, index) => ({ index }))),
};

const FEW = 80;
/** The app sends at most 500 stored writes. */
const WITH_WRITES = 600;

const aWrite = (owner: string, mediaId: string, order = 1) => {
  const key = `member-records.write.${JSON.stringify([owner, 'favorites', mediaId, order, ''])}`;
  return { key, write: { write: { kind: 'favorite', mediaId, wanted: false }, order, tab: '' } };
};

/** The writes of a member have a key each. */
function hostileWrites(owner: string): readonly HostileRecord[] {
  const of = (name: string, id: string, stored: (write: object) => string): HostileRecord => {
    const { key, write } = aWrite(owner, id);
    return { name: `write: ${name}`, stored: { [key]: stored(write) }, mostRequests: FEW };
  };
  const many = Array.from({ length: 20_000 }, (_, index) => aWrite(owner, `Wrk${index}`, index));
  return [
    ...IDS.map((id) => of(`an id ${JSON.stringify(id.slice(0, 40))}`, id, (write) => JSON.stringify(write))),
    ...Object.entries(TEXTS).map(([name, text]) => of(name, 'Wrk00001', () => text)),
    of('an order beyond measure', 'Wrk00001', (write) => JSON.stringify({ ...write, order: 1e300 })),
    {
      name: 'write: 20,000 valid ones',
      stored: Object.fromEntries(many.map(({ key, write }) => [key, JSON.stringify(write)])),
      mostRequests: WITH_WRITES,
    },
  ];
}

/** @param owner the member who opens the page */
export const hostileRecords = (owner: string): readonly HostileRecord[] => [
  ...hostileLists(owner),
  ...hostileWrites(owner),
];

const hostileLists = (owner: string): readonly HostileRecord[] =>
  RECORDS.flatMap((record) => {
    const at = recordKey(record, owner);
    const of = (name: string, entries: unknown, mostRequests = FEW): HostileRecord => ({
      name: `${record}: ${name}`,
      stored: { [at]: typeof entries === 'string' ? entries : JSON.stringify(entries) },
      mostRequests,
    });
    const many = Array.from({ length: 50_000 }, (_, index) => ENTRY[record](`Wrk${index}`));
    return [
      ...IDS.map((id) => of(`an id ${JSON.stringify(id.slice(0, 40))}`, [ENTRY[record](id)])),
      ...Object.entries(TEXTS).map(([name, text]) => of(name, text)),
      of('50,000 valid entries', many, record === 'pending-writes' ? WITH_WRITES : FEW),
      of('one entry 50,000 times', many.fill(many[0])),
    ];
  });
