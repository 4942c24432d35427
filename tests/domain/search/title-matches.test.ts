import { describe, expect, it } from 'vitest';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { programsFound } from '#domain/search/programs-found.ts';
import { query } from '#domain/search/query.ts';
import { titleMatches } from '#domain/search/title-matches.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const program = (title: string) => aMediaItem({ id: mediaId(title), title, contentType: 'program' });
const ownTitle = ({ title }: { readonly title: string }) => title;
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('matching titles [SRC-02]', () => {
  it.each([
    ['barre', true],
    ['BARRE', true],
    ['w bar', true],
    ['slowbarre', false],
    ['small movements', false],
  ])('"Slow Barre" for "%s": %s', (asked, matches) => {
    expect(titleMatches([aMediaItem({ title: 'Slow Barre' })], query(asked), ownTitle)).toHaveLength(
      matches ? 1 : 0,
    );
  });

  it('ignores how an accent is encoded', () => {
    const items = [aMediaItem({ title: 'Café'.normalize('NFD') })];
    expect(titleMatches(items, query('CAFÉ'), ownTitle)).toHaveLength(1);
  });

  it('ignores the case of letters beyond English', () => {
    expect(titleMatches([aMediaItem({ title: 'KALORİ YAK' })], query('kalori'), ownTitle)).toHaveLength(1);
    expect(titleMatches([aMediaItem({ title: 'ПИЛАТЕС' })], query('пилатес'), ownTitle)).toHaveLength(1);
  });

  it('goes by the titles that the viewer reads [CAT-25]', () => {
    const items = [aMediaItem({ title: 'Slow Barre' })];
    expect(titleMatches(items, query('barre'), () => 'The Studio')).toHaveLength(0);
    expect(titleMatches(items, query('studio'), () => 'The Studio')).toHaveLength(1);
  });

  it('accepts any characters in a query', () => {
    const items = [aMediaItem({ title: 'Core (.*) [a]' })];
    expect(titleMatches(items, query('(.*) ['), ownTitle)).toHaveLength(1);
    expect(titleMatches(items, query('.+.+.+'), ownTitle)).toHaveLength(0);
  });
});

describe('the found programs [CAT-22]', () => {
  it('are those with the query in their title, then those that only the server found, without duplicates', () => {
    const loaded = ['Undefeated', 'Barre Foundations', 'Barre'].map(program);
    const found = ['Barre', 'Prenatal Barre', 'Undefeated', 'Prenatal Barre'].map(program);
    expect(titles(programsFound(loaded, found, query('barre'), ownTitle))).toEqual([
      'Barre Foundations',
      'Barre',
      'Prenatal Barre',
      'Undefeated',
    ]);
  });

  it('are those that lists may show [CAT-10]', () => {
    const hub = { ...program('Barre hub'), contentType: 'hub' as const };
    expect(programsFound([hub], [hub], query('barre'), ownTitle)).toEqual([]);
  });
});

describe('distinct items', () => {
  it('keep the position of their first occurrence', () => {
    expect(titles(distinctItems(['b', 'a', 'b', 'c', 'a'].map(program)))).toEqual(['b', 'a', 'c']);
  });
});
