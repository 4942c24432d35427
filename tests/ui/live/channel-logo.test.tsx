// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ImageAddresses } from '#application/ports/image-addresses.ts';
import type { Token } from '#application/injection/token.ts';
import { catchUpHours } from '#domain/live/catch-up-hours.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { ChannelLogo } from '#ui/live/channel-logo.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';

const addresses: ImageAddresses = {
  of: ({ image }, { variant, width }) => ({ src: `${variant}-${width}`, srcSet: '', fallback: image }),
};
const provided = new Map<Token<unknown>, unknown>([[ImageAddresses, addresses]]);

/** The logo of a channel: its address, which breaks the given number of times, or the channel's name. */
function shown(logo: string | null, image: string | null, failures: number): string | null {
  const channel = {
    ...aMediaItem({ title: 'Iron Room', contentType: 'livechannel', image }),
    channel: { catchUp: catchUpHours('0'), logo, background: null, schedule: null },
  };
  const screen = render(
    <InjectionContext value={<T,>(token: Token<T>) => provided.get(token) as T}>
      <ChannelLogo channel={channel} />
    </InjectionContext>,
  );
  for (let failure = 0; failure < failures; failure++) fireEvent.error(screen.getByAltText('Iron Room'));
  return screen.queryByAltText('Iron Room')?.getAttribute('src') ?? screen.container.textContent;
}

afterEach(cleanup);

describe('the logo of a channel [CAT-15]', () => {
  it.each([
    ['its image of that name', 0, 'own.png', 'card.png', 'channelLogoImage-320'],
    ['the logo of the channel, if that is broken', 1, 'own.png', 'card.png', 'own.png'],
    ['the fallback image, if it has no logo of its own', 1, null, 'card.png', 'card.png'],
    ['the fallback image, if both are broken', 2, 'own.png', 'card.png', 'card.png'],
    ['its name, if all are broken', 3, 'own.png', 'card.png', 'Iron Room'],
    ['its name, if there is no other image', 1, null, null, 'Iron Room'],
  ])('is %s', (_what, failures, logo, image, expected) => {
    expect(shown(logo, image, failures)).toBe(expected);
  });
});
