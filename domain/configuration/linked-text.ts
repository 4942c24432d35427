/** A link in a text, as markdown writes it: `[Terms](https://example.com/terms)`. */
export interface TextLink {
  readonly text: string;
  /** As it is written: nothing says that it is safe. */
  readonly address: string;
}

/** The brackets hold no other ones, and lengths that no link exceeds: a text of brackets alone stays cheap. */
const LINK = /\[([^[\]]{1,200})\]\(([^\s()]{1,2000})\)/g;

/** The parts of a text of one line, in their order (SHL-04). Markdown other than links stays as it is written. */
export function linkedText(written: string): readonly (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: address = '', index } of written.matchAll(LINK)) {
    parts.push(written.slice(end, index), { text, address });
    end = index + whole.length;
  }
  return [...parts, written.slice(end)].filter((part) => part !== '');
}
