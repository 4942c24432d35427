import ts from 'typescript';
import { syntaxNodes } from './syntax-nodes.ts';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
/** Only what may be anything that React renders, such as `children`, can be this, too. */
const ANYTHING = ts.TypeFlags.BigIntLike;

/**
 * The texts of a file that have no element of their own: those beside other children, those in fragments, and components that
 * return a text. A browser that translates the page puts an element in the place of each text; React, which then looks for the
 * text to change or remove it, or to put something before it, fails. `line text`.
 */
export function textsBesideOthers(source: ts.SourceFile, checker: ts.TypeChecker): readonly string[] {
  const isText = (type: ts.Type): boolean => {
    const members = type.isUnion() ? type.types : [type];
    return members.some(({ flags }) => flags & TEXT) && !members.some(({ flags }) => flags & ANYTHING);
  };
  const isShownText = (node: ts.Node): boolean => {
    if (ts.isJsxText(node)) return node.text.trim() !== '';
    if (!ts.isJsxExpression(node)) return false;
    return resultsOf(node.expression).some((result) =>
      ts.isStringLiteralLike(result) ? result.text.trim() !== '' : isText(checker.getTypeAtLocation(result)),
    );
  };
  const returnsText = (tag: ts.JsxOpeningLikeElement): boolean => {
    if (!/^[A-Z]/.test(tag.tagName.getText())) return false;
    const signature = checker.getResolvedSignature(tag);
    return signature !== undefined && isText(checker.getReturnTypeOfSignature(signature));
  };
  return syntaxNodes(source)
    .flatMap((node): readonly ts.Node[] => {
      if (ts.isJsxFragment(node)) return node.children.filter(isShownText);
      if (ts.isJsxElement(node) && childrenOf(node).length > 1) return node.children.filter(isShownText);
      return ts.isJsxOpeningLikeElement(node) && returnsText(node) ? [node] : [];
    })
    .map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${line + 1} ${node.getText().trim()}`;
    });
}

const childrenOf = ({ children }: ts.JsxElement): readonly ts.JsxChild[] =>
  children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression !== undefined,
  );

/** What an expression can result in; what shows nothing is left out. */
function resultsOf(value: ts.Expression | undefined): readonly ts.Expression[] {
  if (!value) return [];
  if (ts.isParenthesizedExpression(value)) return resultsOf(value.expression);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(resultsOf);
  if (!ts.isBinaryExpression(value)) return [value];
  const { left, operatorToken, right } = value;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return resultsOf(right);
  const isChoice = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
    operatorToken.kind,
  );
  return isChoice ? [left, right].flatMap(resultsOf) : [value];
}
