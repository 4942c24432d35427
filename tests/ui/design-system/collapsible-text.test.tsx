// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CollapsibleText } from '#ui/design-system/components/collapsible-text.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';

afterEach(cleanup);

it('begins collapsed with another text [MED-04]', () => {
  const shown = (text: string) => (
    <TextsContext value={allTexts()}>
      <CollapsibleText text={text} />
    </TextsContext>
  );
  const { container, rerender } = render(shown('A long text.'));
  const control = () => within(container).getByRole('button', { hidden: true });
  fireEvent.click(control());
  expect(control().getAttribute('aria-expanded')).toBe('true');
  rerender(shown('Another long text.'));
  expect(control().getAttribute('aria-expanded')).toBe('false');
});
