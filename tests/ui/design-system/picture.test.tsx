// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from '#ui/design-system/components/picture.tsx';

afterEach(cleanup);

const addressOf = (name: string) => ({ src: `${name}.webp`, srcSet: '', fallback: `${name}-fallback.jpg` });

it('begins anew with the picture of another item, however often the one before it was broken [CAT-15]', () => {
  const { container, rerender } = render(<Picture address={addressOf('first')} sizes="100vw" />);
  const source = () => container.querySelector('img')?.getAttribute('src');
  const breakPicture = () => fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(source()).toBe('first.webp');
  breakPicture();
  expect(source()).toBe('first-fallback.jpg');
  rerender(<Picture address={addressOf('second')} sizes="100vw" />);
  expect(source()).toBe('second.webp');
  breakPicture();
  breakPicture();
  expect(source()).toBeUndefined();
  rerender(<Picture address={addressOf('third')} sizes="100vw" />);
  expect(source()).toBe('third.webp');
});
