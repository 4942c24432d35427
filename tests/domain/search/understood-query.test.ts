import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from '#domain/catalogue/playlist.ts';
import { query } from '#domain/search/query.ts';
import { stillTakenBack, understoodQuery } from '#domain/search/understood-query.ts';

const dropdown = (key: string, options: Readonly<Record<string, string>>): Filter => ({
  key,
  description: key,
  options: Object.entries(options).map(([label, value]) => ({ label, value })),
});

const trainers = dropdown('trainer', {
  'Chloé Martin': 't:chloe',
  'Hannah Sørensen': 't:hannah',
  'Noor El-Amin': 't:noor',
  'Tom Bell': 't:tom_b',
  'Tom Whitaker': 't:tom_w',
  Zed: 't:zed',
  'Core Müller': 't:core',
});
const styles = dropdown('style', { Yoga: 'yoga', Core: 'core', Pilates: 'pilates' });
const levels = dropdown('difficulty', { Beginner: 'beginner', 'All levels': 'all-levels' });
const lengths = dropdown('length', {
  '10 minutes or less': '0-10',
  '10 to 20 minutes': '10-20',
  '20 to 30 minutes': '20-30',
  'More than 45 minutes': '45-999',
});
const equipment = dropdown('equipment', {
  'No equipment': 'none',
  Dumbbells: 'dumbbells',
  'Heavy dumbbells': 'heavy-dumbbells',
  Chair: 'chair',
  'Bench or sturdy chair': 'bench',
  'Pilates ball': 'pilates-ball',
});
const ALL = [trainers, styles, levels, lengths, equipment];

const understand = (typed: string, takenBack: readonly string[] = [], dropdowns = ALL) => {
  const { filters, text } = understoodQuery(query(typed), dropdowns, takenBack);
  return { filters: filters.map(({ key, value }) => `${key}=${value}`), text };
};

describe('a query [SRC-07]', () => {
  it.each([
    ['20 min', 'length=10-20'],
    ['20 minutes', 'length=10-20'],
    ['20m', 'length=10-20'],
    ['20MIN', 'length=10-20'],
    ['20 minutos', 'length=10-20'],
    ['20-minute', 'length=10-20'],
    ['20 to 30 minutes', 'length=20-30'],
    ['no equipment', 'equipment=none'],
    ['No  Equipment!', 'equipment=none'],
    ['dumbbells', 'equipment=dumbbells'],
    ['heavy dumbbells', 'equipment=heavy-dumbbells'],
    ['bench or sturdy chair', 'equipment=bench'],
    ['pilates ball', 'equipment=pilates-ball'],
    ['chloe martin', 'trainer=t:chloe'],
    ['CHLOÉ', 'trainer=t:chloe'],
    ['hannah sorensen', 'trainer=t:hannah'],
    ['noor el amin', 'trainer=t:noor'],
    ['noor', 'trainer=t:noor'],
    ['tom whitaker', 'trainer=t:tom_w'],
    ['zed', 'trainer=t:zed'],
  ])('"%s" is the filter %s, and nothing else', (typed, filter) => {
    expect(understand(typed)).toEqual({ filters: [filter], text: '' });
  });

  it.each([
    ['1 min', 'length=0-10'],
    ['10 min', 'length=0-10'],
    ['11 min', 'length=10-20'],
    ['20 min', 'length=10-20'],
    ['21 min', 'length=20-30'],
    ['45 min', null],
    ['46 min', 'length=45-999'],
    ['999 min', 'length=45-999'],
    ['0 min', null],
  ])('"%s" is of the length %s', (typed, filter) => {
    expect(understand(typed).filters).toEqual(filter === null ? [] : [filter]);
  });

  it.each([
    ['tom', 'two trainers are called so'],
    ['whitaker', 'a last name is none of the names'],
    ['tomorrow', 'a name within a word'],
    ['armchair', 'a piece within a word'],
    ['dumbbell', 'a piece without its end'],
    ['20', 'a number'],
    ['m20', 'a number at the end of a word'],
    ['20 miles', 'another unit'],
    ['2000 min', 'a number that is no length'],
    ['1000 min', 'a number that is no length, just so'],
    ['minutes', 'a unit'],
    ['equipment', 'a part of a label'],
    ['no big equipment', 'a label with a word between'],
    ["tom's ride", 'a name with an ending'],
    ['', 'nothing'],
    ['🔥', 'no word'],
  ])('"%s" is a text alone: %s', (typed) => {
    expect(understand(typed)).toEqual({ filters: [], text: typed });
  });

  it.each([
    ['20 min yoga flow', ['length=10-20', 'style=yoga'], 'flow'],
    ['twist 20 min chair', ['length=10-20', 'equipment=chair'], 'twist'],
    ['chair twist 20 min', ['equipment=chair', 'length=10-20'], 'twist'],
    ['slow flow with chloé and dumbbells', ['trainer=t:chloe', 'equipment=dumbbells'], 'slow flow'],
    ['beginner no equipment all levels', ['equipment=none', 'difficulty=all-levels'], 'beginner'],
    ['20 min 30 min', ['length=10-20'], '30 min'],
    ['heavy dumbbells chair', ['equipment=heavy-dumbbells'], 'chair'],
    ['chair heavy dumbbells', ['equipment=heavy-dumbbells'], 'chair'],
  ])('"%s" is the filters %j and the text "%s"', (typed, filters, text) => {
    expect(understand(typed)).toEqual({ filters, text });
  });

  it.each(['yoga', 'Yoga for Beginner', 'core', 'beginner core with all levels'])(
    '"%s" is a text: programs and titles have the names of styles and levels, too',
    (typed) => expect(understand(typed)).toEqual({ filters: [], text: typed }),
  );

  it('names no trainer by a word that is the label of another option', () => {
    expect(understand('core 20 min').filters).toEqual(['style=core', 'length=10-20']);
    expect(understand('core müller').filters).toEqual(['trainer=t:core']);
  });

  it('says which words are a filter, and under which label it shows', () => {
    expect(understoodQuery(query('Plank, 20  Minutes'), ALL).filters).toEqual([
      { key: 'length', value: '10-20', label: '10 to 20 minutes', words: '20 minutes' },
    ]);
  });

  it('never gets more words than it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'20 min no equipment tom bell yoga chair'.split(' '))),
        (words) => {
          const { filters, text } = understoodQuery(query(words.join(' ')), ALL);
          const left = [...filters.flatMap((filter) => filter.words.split(' ')), ...text.split(' ')];
          expect(left.filter(Boolean).sort()).toEqual([...words].sort());
        },
      ),
    );
  });
});

describe('words that are taken back [SRC-07]', () => {
  it.each([
    [['20 min'], ['style=yoga', 'equipment=chair'], '20 min'],
    [['chair'], ['length=10-20', 'style=yoga'], 'chair'],
    [['yoga'], ['length=10-20', 'equipment=chair'], 'yoga'],
    [['20 min', 'yoga'], ['equipment=chair'], '20 min yoga'],
    [['20 min', 'chair'], [], '20 min yoga chair'],
    [['20'], ['style=yoga', 'equipment=chair'], '20 min'],
    [['elsewhere', ''], ['length=10-20', 'style=yoga', 'equipment=chair'], ''],
  ])('%j are text', (takenBack, filters, text) => {
    expect(understand('20 min yoga chair', takenBack)).toEqual({ filters, text });
  });

  it('name nothing shorter either', () => {
    expect(understand('chloé martin', ['chloe martin'])).toEqual({ filters: [], text: 'chloé martin' });
    expect(understand('heavy dumbbells', ['heavy dumbbells']).filters).toEqual([]);
  });

  it('stay so in a query that still has them, as whole words', () => {
    const still = (typed: string) => stillTakenBack(query(typed), ['20 min', 'chair']);
    expect(still('A 20 Min chair')).toEqual(['20 min', 'chair']);
    expect(still('20 minutes, armchair')).toEqual([]);
    expect(still('20 a min')).toEqual([]);
  });
});

describe('the dropdowns of other customers [SRC-07]', () => {
  it('may be none', () => {
    expect(understand('20 min tom', [], [])).toEqual({ filters: [], text: '20 min tom' });
  });

  it.each([
    [dropdown('duration', { 'Short (min)': '0-20', Long: '20+' }), '25 min', 'duration=20+'],
    [dropdown('duration', { 'Up to 20 min': '0-20', 'Over 20 min': '20-' }), '25 min', 'duration=20-'],
    [{ ...dropdown('how_long', { Short: '0-20' }), description: 'Minutes' }, '5 min', 'how_long=0-20'],
    [dropdown('length', { Short: '0-20', Any: '' }), '5 min', 'length=0-20'],
  ])('may give lengths in another way: %j', (lengths, typed, filter) => {
    expect(understand(typed, [], [lengths]).filters).toEqual([filter]);
  });

  it.each([
    dropdown('calories', { Few: '0-100', Many: '100-999' }),
    dropdown('length', { Short: 'short', Long: '20 to 30' }),
    dropdown('length', { Short: '0-20 or so' }),
  ])('may have ranges that are no lengths: %j', (dropdown) => {
    expect(understand('20 min', [], [dropdown]).filters).toEqual([]);
  });

  it('may have options without a value, or a label of signs', () => {
    expect(understand('any', [], [dropdown('equipment', { Any: '', '…': 'none' })]).filters).toEqual([]);
  });

  it('count beside a length, whatever they are of', () => {
    const goals = dropdown('goal', { 'Sleep better': 'sleep' });
    expect(understand('sleep better', [], [goals, lengths]).filters).toEqual([]);
    expect(understand('sleep better 10 min', [], [goals, lengths]).filters).toEqual([
      'goal=sleep',
      'length=0-10',
    ]);
  });
});
