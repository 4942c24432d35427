import type { ReactNode } from 'react';
import { createElementIn } from '../../create-element-in.ts';
import {
  Fragment,
  startOver,
  type Props,
  type StaticContext,
  type StaticElement,
  type StaticNode,
} from './react.ts';

/** Renders what components return once, to the nodes that React would create. */
export function renderToDom(node: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment();
  startOver();
  append(fragment, node as StaticNode);
  return fragment;
}

function append(parent: Element | DocumentFragment, node: StaticNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const each of node as readonly StaticNode[]) append(parent, each);
  } else if (typeof node === 'object') appendElement(parent, node as StaticElement);
  else parent.append(String(node));
}

function appendElement(parent: Element | DocumentFragment, { type, props }: StaticElement): void {
  const children = props['children'] as StaticNode;
  if (typeof type === 'function') append(parent, type(props));
  else if (typeof type === 'string') parent.append(elementOf(parent, type, props));
  else if (type === Fragment) append(parent, children);
  else withValue(type as StaticContext, props['value'], () => append(parent, children));
}

/** Does what is within the provider of a context. */
function withValue(context: StaticContext, value: unknown, render: () => void): void {
  const outer = context.value;
  context.value = value;
  try {
    render();
  } finally {
    context.value = outer;
  }
}

function elementOf(parent: Element | DocumentFragment, name: string, props: Props): Element {
  const element = createElementIn(parent, name);
  for (const [prop, value] of Object.entries(props)) setProp(element, prop, value);
  append(element, props['children'] as StaticNode);
  return element;
}

const NO_ATTRIBUTES = new Set(['children', 'key', 'ref']);

/** Attributes that have another name than in React. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Names of attributes such as stroke-width. */
const WITH_HYPHEN = /^(?:stroke|fill|clip)[A-Z]/;

/** Attributes whose value is the word true or false. */
const WRITTEN_OUT = /^(?:aria-|data-|spellCheck$|draggable$|focusable$)/;

function setProp(element: HTMLElement | SVGElement, prop: string, value: unknown): void {
  if (NO_ATTRIBUTES.has(prop) || value === null || value === undefined || typeof value === 'function') return;
  if (prop === 'style') {
    // Declarations rather than an attribute, which a Content-Security-Policy may refuse.
    for (const [property, set] of Object.entries(value as Readonly<Record<string, string>>))
      element.style.setProperty(hyphenated(property), set);
    return;
  }
  const name = NAMES[prop] ?? (WITH_HYPHEN.test(prop) ? hyphenated(prop) : prop);
  const set = value as string | number | boolean;
  if (typeof set === 'boolean' && !WRITTEN_OUT.test(prop)) element.toggleAttribute(name, set);
  else element.setAttribute(name, String(set));
}

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
