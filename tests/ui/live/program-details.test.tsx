// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { catchUpHours } from '#domain/live/catch-up-hours.ts';
import type { Program } from '#domain/live/program.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aLiveProgram } from '#tests/builders/a-live-program.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { ProgramDetails } from '#ui/live/program-details.tsx';
import { allTexts } from '../i18n/all-texts.ts';

afterEach(cleanup);

const channel = {
  ...aMediaItem({ title: 'Iron Room', contentType: 'livechannel' }),
  channel: { catchUp: catchUpHours('0'), logo: null, background: null, schedule: null },
};

const withPicture = (name: string, description: string): Program => ({
  ...aLiveProgram('19:30', '20:30'),
  image: `https://cdn.test/${name}`,
  description,
});

const detailsOf = (program: Program) => (
  <TextsContext value={allTexts()}>
    <ProgramDetails
      channel={channel}
      program={program}
      times={null}
      played={null}
      isPlayerOpen={false}
      isEntitled
      isLiveOffered={false}
      now={program.start}
      onWatchLive={() => undefined}
      onStartFromBeginning={() => undefined}
    />
  </TextsContext>
);

it('show the picture of the next program after a broken one, and its text collapsed [LIV-10, MED-04]', () => {
  const first = withPicture('broken.png', 'Uphill, in the dark.');
  const next = withPicture('own.png', 'At ease.');
  const { container, rerender } = render(detailsOf(first));
  const readMore = () => screen.getByText(/^Read (more|less)$/);
  fireEvent.click(readMore());
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect([container.querySelector('img'), readMore().getAttribute('aria-expanded')]).toEqual([null, 'true']);
  rerender(detailsOf(next));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://cdn.test/own.png');
  expect(readMore().getAttribute('aria-expanded')).toBe('false');
});
