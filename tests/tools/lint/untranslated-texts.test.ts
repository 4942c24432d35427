import { describe, expect, it } from 'vitest';
import { untranslatedTexts } from '#tools/lint/untranslated-texts.ts';

describe('the search for texts that cannot be translated', () => {
  it.each([
    ['<p>Start now</p>', 'Start now'],
    ["<p>{'Start now'}</p>", 'Start now'],
    ["<p>{isNew ? 'New' : t('old')}</p>", 'New'],
    ["<p>{isNew && 'New'}</p>", 'New'],
    ['<p>{`${count} workouts`}</p>', 'workouts'],
    ['<button aria-label="Close" />', 'Close'],
    ["<button aria-label={isOpen ? 'Close' : t('open')} />", 'Close'],
    ['<img alt={"A runner"} />', 'A runner'],
    ['<MessagePage heading="Nothing here" />', 'Nothing here'],
    ['<p title={`${count} min`}>{count}</p>', 'min'],
  ])('finds that of %s', (code, text) => {
    expect(untranslatedTexts('a.tsx', `const A = () => ${code};`)).toEqual([`a.tsx:1 ${text}`]);
  });

  it.each([
    "<p>{t('start')}</p>",
    '<p>{title} • {facts}</p>',
    '<img alt="" className="runner" src={address} />',
    "<p>{kind === 'program' && <Program />}</p>",
    '<p aria-live="polite" data-state={isOpen ? "open" : "closed"} />',
  ])('finds none in %s', (code) => {
    expect(untranslatedTexts('a.tsx', `const A = () => ${code};`)).toEqual([]);
  });
});
