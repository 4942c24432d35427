const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Makes an element that is to be within another one: also what an SVG contains is of SVG. */
export function createElementIn(parent: Element | DocumentFragment, name: string): HTMLElement | SVGElement {
  const isSvg = name === 'svg' || ('namespaceURI' in parent && parent.namespaceURI === SVG);
  return document.createElementNS(isSvg ? SVG : HTML, name) as HTMLElement | SVGElement;
}
