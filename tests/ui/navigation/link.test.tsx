// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, NavLink } from '#ui/navigation/link.tsx';

afterEach(cleanup);

const Place = () => {
  const location = useLocation();
  return <output>{`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</output>;
};

const place = () => screen.getByRole('status').textContent;

const showAt = (path: string, link: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {link}
      <Place />
    </MemoryRouter>,
  );

describe('a link within the app', () => {
  it('leads to its address with its state, without loading a page', () => {
    showAt('/', <Link to="/list?page=2" state={{ fromPage: true }} children="Next" />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/list?page=2');
    expect(fireEvent.click(link)).toBe(false);
    expect(place()).toBe('/list?page=2 {"fromPage":true}');
  });

  it('leaves to the browser what opens elsewhere, and to its handler what it prevents', () => {
    showAt('/', <Link to="/list" onClick={(event) => event.shiftKey && event.preventDefault()} />);
    const link = screen.getByRole('link');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    fireEvent.click(link, { shiftKey: true });
    expect(place()).toBe('/ null');
  });
});

describe('a link of a navigation', () => {
  it.each([
    ['/list', false, 'page'],
    ['/List/one', false, 'page'],
    ['/list/one', true, null],
    ['/lists', false, null],
  ])('at %s, with end %s, is current: %s', (path, end, current) => {
    showAt(path, <NavLink to="/list?menu=2" end={end} children="List" />);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
  });
});
