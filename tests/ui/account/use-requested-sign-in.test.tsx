// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountSite, makeAccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { observableStateOf } from '#application/observable-state.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { aMember } from '#tests/builders/a-member.ts';
import { useRequestedSignIn } from '#ui/account/use-requested-sign-in.ts';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

afterEach(cleanup);

const DEMO_PAGE = 'https://app.example/o/demo?app-config=stillway';

/** The hook at an address, for a viewer; and where it has led. */
function open(path: string, viewer: Viewer, detour: string | null = null) {
  window.history.replaceState(null, '', path);
  const navigateTo = vi.fn<(address: string) => void>();
  const keepSession = vi.fn();
  const addressBar = {
    current: () => window.location.href,
    navigateTo,
    replaceWith: vi.fn(),
    reload: () => Promise.resolve(false),
  };
  const viewer$ = new BehaviorSubject(viewer);
  const bound = new Map<unknown, unknown>([
    [AddressBar, addressBar],
    [AccountSite, makeAccountSite(addressBar, 'https://members.example', detour)],
    [CurrentViewer, { ...observableStateOf(viewer$), refresh: () => Promise.resolve(), keepSession }],
  ]);
  const provide = ((token) => bound.get(token)) as Provide;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InjectionContext value={provide}>
      <BrowserRouter>{children}</BrowserRouter>
    </InjectionContext>
  );
  const { result } = renderHook(useRequestedSignIn, { wrapper });
  const { pathname, search, hash } = window.location;
  return { isRequested: result.current, address: pathname + search + hash, navigateTo, keepSession };
}

const MEMBER: Viewer = { state: 'member', member: aMember(), requestedAt: 0 };

describe('u=login in an address [CFG-21]', () => {
  it.each<[string, Viewer]>([
    ['a visitor', { state: 'visitor' }],
    ['somebody whose account cannot be reached', { state: 'unreachable', lastMember: null }],
  ])('leads %s to sign-in, once, and back to the page without it', (_, viewer) => {
    const { address, navigateTo, keepSession, isRequested } = open(
      '/workouts?style=boxing&u=login#part',
      viewer,
    );
    const { origin } = window.location;
    const returnTo = encodeURIComponent(`${origin}/workouts?style=boxing#part`);
    expect(navigateTo.mock.calls).toEqual([[`https://members.example/sign-in?return=${returnTo}`]]);
    expect(keepSession).toHaveBeenCalledOnce();
    expect(address).toBe('/workouts?style=boxing#part');
    expect(isRequested).toBe(false);
  });

  it('waits until it is known who is there', () => {
    const { address, navigateTo, isRequested } = open('/workouts?u=login', { state: 'loading' });
    expect(navigateTo).not.toHaveBeenCalled();
    expect(address).toBe('/workouts?u=login');
    expect(isRequested).toBe(true);
  });

  it('is only removed for a member', () => {
    const { address, navigateTo, keepSession, isRequested } = open('/workouts?u=login#part', MEMBER);
    expect(navigateTo).not.toHaveBeenCalled();
    expect(keepSession).not.toHaveBeenCalled();
    expect(address).toBe('/workouts#part');
    expect(isRequested).toBe(false);
  });

  it.each<[string, Viewer]>([
    ['a visitor', { state: 'visitor' }],
    ['a member', MEMBER],
    ['somebody whose account cannot be reached', { state: 'unreachable', lastMember: null }],
  ])('is only removed under a config that is only tried, by %s [CFG-14]', (_, viewer) => {
    const { address, navigateTo } = open('/o/demo?app-config=stillway&u=login', viewer, DEMO_PAGE);
    expect(navigateTo).not.toHaveBeenCalled();
    expect(address).toBe('/o/demo?app-config=stillway');
  });

  it('is only that', () => {
    const { address, navigateTo, isRequested } = open('/workouts?u=logout', { state: 'visitor' });
    expect(navigateTo).not.toHaveBeenCalled();
    expect(address).toBe('/workouts?u=logout');
    expect(isRequested).toBe(false);
  });
});
