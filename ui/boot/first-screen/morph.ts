/** Makes an element contain what another node does, and keeps the nodes that stay the same: their images, and the focus. */
export function morph(parent: Element, wanted: ParentNode & Node): void {
  const [before, after] = [[...parent.childNodes], [...wanted.childNodes]];
  after.forEach((node, place) => {
    const old = before[place];
    if (!old) parent.append(node);
    else if (!old.isEqualNode(node)) {
      if (old instanceof Element && node instanceof Element && isAlike(old, node)) morph(old, node);
      else old.replaceWith(node);
    }
  });
  for (const old of before.slice(after.length)) old.remove();
}

/** Whether two elements differ in nothing but their content. */
const isAlike = (one: Element, other: Element): boolean => one.cloneNode().isEqualNode(other.cloneNode());
