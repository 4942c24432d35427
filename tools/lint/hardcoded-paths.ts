import ts from 'typescript';
import { syntaxNodes } from './syntax-nodes.ts';
import * as paths from '#domain/navigation/paths.ts';

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/./.test(value);
const addresses: readonly string[] = Object.values<unknown>(paths).filter(isAddress);

/** '/p/' is the beginning of many paths of the app; '/programs' is a complete path. */
const beginnings = addresses.map((address) => {
  const [fixed = '', rest] = address.split(/\/[:*]/);
  return fixed + (rest === undefined && address !== paths.BASE_PATH ? '(?=$|[?#])' : '(?=$|[/?#])');
});
const PATH = new RegExp(`^(?:${beginnings.join('|')})`);

/** In the notation of react-router-dom, which does not require a leading slash. */
const PATTERN = /^\/?[\w-]+\/(?::\w|\*)/;

const PARAMETERS = 'play|seriesId|r|e|u|app-config';
const PARAMETER_OF_LINK = new RegExp(`[?&](?:${PARAMETERS})=`);
const PARAMETER = new RegExp(`^(?:${PARAMETERS})$`);

/** The paths and query parameters that a source file spells out in its strings. */
export function spelledPaths(source: string): readonly string[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  return syntaxNodes(file)
    .filter(isText)
    .filter((node) => !ts.isLiteralTypeNode(node.parent) && isSpelled(node))
    .map(({ text }) => text);
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

const isSpelled = (node: Text): boolean =>
  PATH.test(node.text) ||
  PATTERN.test(node.text) ||
  PARAMETER_OF_LINK.test(node.text) ||
  isDestination(node) ||
  (isArgumentOf(node, /\.(?:get|set|has|delete|append)$/) && PARAMETER.test(node.text));

/** The target of a link, however short: `to="/"`. */
const isDestination = (node: Text): boolean =>
  (ts.isJsxAttribute(node.parent) && /^(?:to|path)$/.test(node.parent.name.getText()) && node.text !== '*') ||
  isArgumentOf(node, /^navigate$/);

const isArgumentOf = (node: Text, called: RegExp): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  called.test(node.parent.expression.getText());
