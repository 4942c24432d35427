import ts from 'typescript';
import { syntaxNodes } from '#tools/lint/syntax-nodes.ts';

/** A place in the code that uses a text. */
export interface TextUse {
  readonly file: string;
  /** Matches all possible keys. */
  readonly key: RegExp;
  /** Whether part of the key is computed at runtime. */
  readonly computed: boolean;
  /** The variables passed to it. */
  readonly given: readonly string[];
}

const DEFAULT_AREA = 'shell';

/** Every `t('area:key', { variables })` in a source file. */
export function textUses(file: string, code: string): readonly TextUse[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return syntaxNodes(source)
    .filter(isTextCall)
    .flatMap((node) => {
      const [key, options] = node.arguments;
      const patterns = key ? keyPatterns(key) : [];
      if (patterns.length === 0) throw new Error(`${file}: no text can be told from ${node.getText()}`);
      return patterns.map((pattern) => ({ file, ...pattern, given: namesIn(options) }));
    });
}

const isTextCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';

function keyPatterns(key: ts.Expression): readonly Pick<TextUse, 'key' | 'computed'>[] {
  if (ts.isStringLiteralLike(key)) return [patternOf([key.text])];
  if (ts.isConditionalExpression(key)) return [key.whenTrue, key.whenFalse].flatMap(keyPatterns);
  if (!ts.isTemplateExpression(key)) return [];
  return [patternOf([key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)])];
}

function patternOf(fixedParts: readonly string[]): Pick<TextUse, 'key' | 'computed'> {
  const area = fixedParts[0]?.includes(':') ? '' : `${DEFAULT_AREA}:`;
  const key = fixedParts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+');
  return { key: new RegExp(`^${area}${key}$`), computed: fixedParts.length > 1 };
}

const namesIn = (options: ts.Expression | undefined): readonly string[] =>
  options && ts.isObjectLiteralExpression(options)
    ? options.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
    : [];
