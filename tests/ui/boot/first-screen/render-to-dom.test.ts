// @vitest-environment happy-dom
import { createElement, Fragment as ReactFragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  createContext,
  Fragment,
  jsx,
  useContext,
  useDeferredValue,
  useId,
  useState,
  useSyncExternalStore,
  type StaticElement,
} from '#ui/boot/first-screen/static-rendering/react.ts';
import { renderToDom } from '#ui/boot/first-screen/static-rendering/render-to-dom.ts';

type Create = (type: string | symbol, props: Record<string, unknown>, ...children: unknown[]) => unknown;

/** The same elements for React, and for what stands for it. */
const forReact: Create = (type, props, ...children) =>
  createElement((type === Fragment ? ReactFragment : type) as string, props, ...(children as ReactNode[]));
const standIn: Create = (type, props, ...children) =>
  jsx(type, { ...props, ...(children.length > 0 && { children }) });

/** The HTML of what is rendered; without the order of attributes. */
function normalized(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  for (const element of place.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes)
      element.setAttribute(name, name === 'style' ? value.replaceAll(/[\s;]/g, '') : value);
  }
  return place.innerHTML;
}

function rendered(node: unknown): string {
  const place = document.createElement('div');
  place.append(renderToDom(node as ReactNode));
  return place.innerHTML;
}

const TREES: Readonly<Record<string, (create: Create) => unknown>> = {
  'text that looks like markup': (create) => create('p', {}, '<b> & "', 5, ' ', null, false, true),
  lists: (create) =>
    create(
      'ul',
      {},
      [1, 2].map((key) => create('li', { key }, key)),
    ),
  'fragments within fragments': (create) =>
    create(Fragment, {}, create(Fragment, {}, create('i', {}, 'a')), 'b', []),
  'names of attributes': (create) =>
    create('label', { className: 'field', htmlFor: 'x', tabIndex: -1, lang: undefined, title: null }, 'Name'),
  'attributes that are there or not': (create) =>
    create('button', { hidden: true, disabled: false, inert: true, type: 'button' }),
  'states in words': (create) =>
    create('a', {
      'aria-current': false,
      'aria-expanded': true,
      'data-on': true,
      'data-off': false,
      spellCheck: false,
    }),
  'handlers and references': (create) => create('a', { onClick: () => undefined, href: '/x' }, 'x'),
  'custom properties': (create) => create('ul', { style: { '--card-ratio': '16 / 9', scale: '2' } }),
  'elements without content': (create) =>
    create('p', {}, create('img', { src: 'a.webp', alt: '', loading: 'lazy' }), create('br', {})),
  drawings: (create) =>
    create(
      'svg',
      { viewBox: '0 0 24 24', strokeWidth: 2, strokeLinecap: 'round', fill: 'none', focusable: false },
      create('path', { d: 'M1 1' }),
    ),
};

describe('rendering once to nodes', () => {
  it.each(Object.keys(TREES))('is as React renders them: %s', (name) => {
    const tree = TREES[name];
    expect(normalized(rendered(tree?.(standIn)))).toBe(
      normalized(renderToStaticMarkup(tree?.(forReact) as ReactNode)),
    );
  });

  it('makes drawings of the namespace that browsers draw', () => {
    const nodes = renderToDom(jsx('svg', { children: jsx('path', { d: 'M1 1' }) }) as unknown as ReactNode);
    expect(nodes.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('calls components, which read the nearest value of a context, and the first of their states', () => {
    const Context = createContext('outside');
    const Shown = ({ name }: Record<string, unknown>): StaticElement => {
      const [state] = useState(() => 'first');
      const store = useSyncExternalStore(null, () => 'now');
      const deferred = useDeferredValue('value', 'at first');
      return jsx('p', { children: [name, useContext(Context), state, store, deferred].join(' ') });
    };
    const inner = jsx(Context, { value: 'inside', children: jsx(Shown, { name: 'a' }) });
    const tree = jsx(Fragment, { children: [inner, jsx(Shown, { name: 'b' })] });
    expect(rendered(tree)).toBe('<p>a inside first now at first</p><p>b outside first now at first</p>');
  });

  it('gives the same tree the same ids each time', () => {
    const Labelled = () => jsx('p', { id: useId() });
    const tree = jsx(Fragment, { children: [jsx(Labelled, {}), jsx(Labelled, {})] });
    const first = rendered(tree);
    expect(new Set(first.match(/id="[^"]+"/g)).size).toBe(2);
    expect(rendered(tree)).toBe(first);
  });
});
