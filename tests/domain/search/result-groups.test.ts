import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { resultGroups } from '#domain/search/result-groups.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const item = (id: string, contentType: MediaItem['contentType'] = 'workout') =>
  aMediaItem({ id: mediaId(id), contentType });
const [workout, program, trainer] = [item('w'), item('p', 'program'), item('t', 'trainer')];

/** The letters of an id say what there is to say of the item. */
const judgement = {
  isLocked: ({ id }: MediaItem) => id.includes('locked'),
  isInTitle: ({ id }: MediaItem) => id.includes('title'),
};

/** 'programs: a, b' */
const groupsOf = (...pages: MediaItem[][]) =>
  resultGroups(pages, judgement).map(
    ({ kind, isMore, items }) => `${isMore ? 'more ' : ''}${kind}: ${items.map(({ id }) => id).join(', ')}`,
  );

describe('results [SRC-06]', () => {
  it('are in groups by kind, the kind of the best match first', () => {
    expect(groupsOf([program, workout, item('w2'), item('p2', 'program'), trainer])).toEqual([
      'program: p, p2',
      'workout: w, w2',
      'trainer: t',
    ]);
  });

  it('are what can be watched before what is locked, each with titles first, else as they came', () => {
    const ids = ['locked 1', 'locked title 2', '3', 'title 4', '5', 'title 6', 'locked 7', 'locked title 8'];
    expect(groupsOf(ids.map((id) => item(id)))).toEqual([
      'workout: title 4, title 6, 3, 5, locked title 2, locked title 8, locked 1, locked 7',
    ]);
  });

  it('are of no kind that lists do not show [CAT-10]', () => {
    expect(groupsOf([item('s', 'series'), item('x', 'page'), workout])).toEqual(['workout: w']);
  });

  it('are none without any', () => {
    expect(groupsOf()).toEqual([]);
    expect(groupsOf([])).toEqual([]);
  });
});

describe('a further page of results [SRC-06]', () => {
  it('follows what shows, and moves nothing of it', () => {
    const first = [program, item('locked a'), workout];
    const second = [item('title b'), item('p2', 'program'), item('c'), trainer];
    expect(groupsOf(first)).toEqual(['program: p', 'workout: w, locked a']);
    expect(groupsOf(first, second)).toEqual([
      'program: p',
      'workout: w, locked a, title b, c',
      'more program: p2',
      'trainer: t',
    ]);
    expect(groupsOf(first, second, [item('d'), item('t2', 'trainer')])).toEqual([
      'program: p',
      'workout: w, locked a, title b, c',
      'more program: p2',
      'trainer: t, t2',
      'more workout: d',
    ]);
  });

  it('has nothing again', () => {
    expect(groupsOf([workout, workout], [workout, program])).toEqual(['workout: w', 'program: p']);
  });

  it('may be empty, and the first one, too', () => {
    expect(groupsOf([], [workout], [])).toEqual(['workout: w']);
  });
});
