import ts from 'typescript';

/** A node and all nodes below it, in the order of the source. */
export function syntaxNodes(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    nodes.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return nodes;
}
