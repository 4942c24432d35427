import { describe, expect, it } from 'vitest';
import { makeApiWorkoutDetails } from '#adapters/account-api/api-workout-details.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

async function read(metadata: unknown, id = 'Wrk00001') {
  const { api, sent } = accountApiAnswering(() => Response.json(metadata));
  const reporter = makeRecordingReporter();
  const { data, errors } = await makeApiWorkoutDetails(api, reporter).detailsOf(mediaId(id));
  return { details: data, errors, sent, reported: reporter.reported };
}
const nothing = {
  trainer: null,
  difficulty: null,
  style: null,
  pace: null,
  bestFor: null,
  equipment: [],
  program: null,
  airedAt: null,
};

describe('the details of a workout [MED-06]', () => {
  it('are requested from the item’s address', async () => {
    const { sent } = await read({}, 'a/b');
    expect(sent.map(({ address }) => address)).toEqual(['https://api.test/api/v3/jwp/metadata/a%2Fb']);
  });

  it('are those of the response', async () => {
    const { details, reported } = await read({
      trainer: { id: 12, name: 'Ines Calder', imageUrl: 'https://img.test/1.jpg' },
      difficulty: 'Moderate',
      style: 'Barre',
      pace: 3,
      best_for: 'Core',
      equipment: [
        { name: 'Mat', purchasable: false, purchase_url: 'https://shop.test/mat' },
        { name: 'Ball', purchasable: true, purchase_url: 'https://shop.test/ball' },
      ],
      series: { name: 'Slow Month', viewName: 'slow-month', mediaId: 'Prg00001' },
      pubdate: '2025-07-15T06:00:00Z',
    });
    expect(details).toEqual({
      trainer: { id: '12', name: 'Ines Calder', picture: 'https://img.test/1.jpg' },
      difficulty: 'Moderate',
      style: 'Barre',
      pace: '3',
      bestFor: 'Core',
      equipment: [
        { name: 'Mat', purchaseAddress: null },
        { name: 'Ball', purchaseAddress: 'https://shop.test/ball' },
      ],
      program: { id: 'Prg00001', name: 'Slow Month', slug: 'slow-month' },
      airedAt: new Date('2025-07-15T06:00:00Z'),
    });
    expect(reported).toEqual([]);
  });

  it.each([
    {},
    { trainer: null, difficulty: null, equipment: null, series: null, pubdate: null },
    { trainer: 'Ines', difficulty: '', style: [], pace: {}, best_for: true, equipment: 'Mat', series: [] },
    { trainer: { id: 1 }, series: { name: 'Slow Month' }, equipment: {} },
    { trainer: { id: 1, name: '' }, series: { name: 'Slow Month', viewName: '' } },
  ])('are empty if there are none or they are invalid: %j', async (metadata) => {
    expect((await read(metadata)).details).toEqual(nothing);
  });

  it('keep valid equipment beside an invalid entry [API-07]', async () => {
    const { details, reported } = await read({
      equipment: [{ name: 'Mat' }, null, { name: 5 }, { name: '' }],
    });
    expect(details?.equipment).toEqual([{ name: 'Mat', purchaseAddress: null }]);
    expect(reported).toHaveLength(3);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//shop.test', 'mat', '', null, 5])(
    'do not link to a shop at %j',
    async (shop) => {
      const { details } = await read({ equipment: [{ name: 'Mat', purchasable: true, purchase_url: shop }] });
      expect(details?.equipment).toEqual([{ name: 'Mat', purchaseAddress: null }]);
    },
  );

  it.each([
    [1_750_000_000, '2025-06-15T15:06:40.000Z'],
    ['1750000000', '2025-06-15T15:06:40.000Z'],
    ['2025-06-15', '2025-06-15T00:00:00.000Z'],
  ])('read %j as the date %s', async (pubdate, date) => {
    expect((await read({ pubdate })).details?.airedAt?.toISOString()).toBe(date);
  });

  it.each(['', 'soon', 'apples 5', '-5', '2025-13-45', '99999999999999999999', -1, {}, true])(
    'have no date if it is written %j',
    async (pubdate) => {
      expect((await read({ pubdate })).details?.airedAt).toBeNull();
    },
  );

  it.each([null, [], 'Barre', 5])('are an error if the response is %j', async (metadata) => {
    const { details, errors } = await read(metadata);
    expect(details).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ kind: 'malformed-answer' })]);
  });
});
