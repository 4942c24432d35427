// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { trainerId } from '#domain/catalogue/trainer-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import type { WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { DetailsBlock } from '#ui/details/details-block.tsx';
import { MetadataLine } from '#ui/cards/metadata-line.tsx';
import { CollapsibleText } from '#ui/design-system/components/collapsible-text.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';

const MARKUP = [
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">here</a>',
  '<b>bold</b> & <style>*{display:none}</style>',
  '&lt;iframe&gt;',
  '"><svg onload=alert(1)>',
];
const shown = (screen: ReactNode) =>
  render(
    <TextsContext value={allTexts()}>
      <MemoryRouter>{screen}</MemoryRouter>
    </TextsContext>,
  ).container;
const elementsIn = (container: Element) => [...container.querySelectorAll('*')].map(({ tagName }) => tagName);

const detailed = (words: string): WorkoutDetails => ({
  trainer: { id: trainerId('1'), name: words, picture: null },
  difficulty: words,
  style: words,
  pace: words,
  bestFor: words,
  equipment: [
    { name: words, purchaseAddress: null },
    { name: words, purchaseAddress: 'https://shop.test/' },
  ],
  program: { id: null, name: words, slug: slug(words) },
  airedAt: null,
});

afterEach(cleanup);

describe.each(MARKUP)('external text that looks like markup: %s', (markup) => {
  it('is plain text in a description', () => {
    const container = shown(<CollapsibleText text={markup} />);
    expect(container.textContent).toBe(`${markup}Read more`);
    expect(elementsIn(container)).toEqual(elementsIn(shown(<CollapsibleText text="plain" />)));
  });

  it('is plain text among the details', () => {
    const item = aMediaItem();
    const container = shown(<DetailsBlock item={item} details={detailed(markup)} />);
    expect(container.textContent.split(markup)).toHaveLength(9);
    expect(elementsIn(container)).toEqual(
      elementsIn(shown(<DetailsBlock item={item} details={detailed('a')} />)),
    );
    expect([...container.querySelectorAll('a')].map(({ href }) => new URL(href).protocol)).not.toContain(
      'javascript:',
    );
  });

  it('is plain text in the line under a title', () => {
    const container = shown(<MetadataLine item={aMediaItem({ genre: markup, rating: markup })} />);
    expect(container.textContent).toBe(`Workout • 24 min • ${markup} • ${markup}`);
    expect(elementsIn(container)).toEqual(['P', 'BDI', 'SPAN', 'BDI', 'SPAN', 'BDI', 'SPAN', 'BDI']);
  });
});
