import ts from 'typescript';
import { syntaxNodes } from './syntax-nodes.ts';

/** Attributes that a person reads or hears. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/** Properties of the app's own components that become such attributes or content. */
const SHOWN = new Set([...READ, 'label', 'heading', 'text', 'confirmation', 'none']);

const LETTER = /\p{L}/u;

/** What a component shows that comes from no text file: `file:line text`. */
export function untranslatedTexts(file: string, code: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (LETTER.test(text)) found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  for (const node of syntaxNodes(source)) {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteLiterals(node.expression, note);
    else if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) noteLiterals(node.initializer, note);
  }
  return found;
}

/** The literals that an expression can result in: not those that it compares, or passes to a function. */
function noteLiterals(value: ts.Node | undefined, note: (node: ts.Node, text: string) => void): void {
  if (!value) return;
  if (ts.isStringLiteralLike(value)) note(value, value.text);
  else if (ts.isTemplateExpression(value)) {
    note(value, [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)].join(' '));
  } else if (ts.isConditionalExpression(value)) {
    noteLiterals(value.whenTrue, note);
    noteLiterals(value.whenFalse, note);
  } else if (ts.isBinaryExpression(value)) noteLiterals(value.right, note);
  else if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value))
    noteLiterals(value.expression, note);
}
