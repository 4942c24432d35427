// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { DetailsBlock } from '#ui/details/details-block.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';

afterEach(cleanup);

const forSale = (name: string, purchaseAddress: string) => ({ name, purchaseAddress });

it('leads to each piece of equipment, though two have the same name [MED-06]', () => {
  const details = {
    trainer: null,
    difficulty: null,
    style: null,
    pace: null,
    bestFor: null,
    equipment: [forSale('Rope', 'https://shop.test/short'), forSale('Rope', 'https://shop.test/long')],
    program: null,
    airedAt: null,
  };
  const { getAllByRole } = render(
    <TextsContext value={allTexts()}>
      <MemoryRouter>
        <DetailsBlock item={aMediaItem()} details={details} />
      </MemoryRouter>
    </TextsContext>,
  );
  expect(
    getAllByRole('link', { name: 'Learn more about Rope' }).map((link) => link.getAttribute('href')),
  ).toEqual(['https://shop.test/short', 'https://shop.test/long']);
});
