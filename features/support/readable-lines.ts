/**
 * The texts of a part of a page, one line for each block, button, link or field. It needs nothing outside of itself, since it
 * also runs inside the page of a browser.
 */
export function readableLines(root: Element): readonly string[] {
  const within = 'span, b, strong, em, i, small, mark, code, time, abbr, bdi, sup, sub, data, svg';
  const unread = 'script, style, noscript, template, [hidden], svg';
  const onOneLine = 'nav, select, li article, tr, [role="row"], [role="menu"], dl > div';
  const lines: { readonly block: Element; text: string; parent: Element; inner: Element }[] = [];
  // 4: texts alone.
  const texts = root.ownerDocument.createTreeWalker(root, 4);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const text = (texts.currentNode.textContent ?? '').replace(/\s+/g, ' ');
    if (!parent || text.trim() === '' || parent.closest(unread)) continue;
    let inner = parent;
    while (inner !== root && inner.parentElement && inner.matches(within)) inner = inner.parentElement;
    const block = inner.closest(onOneLine) ?? inner;
    const last = lines.at(-1);
    if (last?.block !== block) lines.push({ block, text, parent, inner });
    else {
      last.text += (last.parent === parent ? '' : last.inner === inner ? ' ' : ' | ') + text;
      last.parent = parent;
      last.inner = inner;
    }
  }
  return lines.map(({ text }) => text.replace(/\s+/g, ' ').trim());
}
