import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { syntaxNodes } from '#tools/lint/syntax-nodes.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** A part of the app that loads by itself, and the areas of texts that are declared to load beside it. */
export interface CodePart {
  /** Its first file: `ui/composition/about.ts`. */
  readonly entry: string;
  readonly areas: readonly string[];
}

/** What a source file loads and says of the texts. */
interface SourceFile {
  readonly code: string;
  /** The files that load with it. */
  readonly imports: readonly string[];
  /** What loads on demand. */
  readonly parts: readonly CodePart[];
}

const files = new Map<string, SourceFile>();

/** A file of `ui/`, by its name in the project. */
export function sourceFile(name: string): SourceFile {
  const known = files.get(name);
  if (known) return known;
  const code = readFileSync(ROOT + name, 'utf8');
  const file = name.endsWith('.json') ? { code, imports: [], parts: [] } : parse(name, code);
  files.set(name, file);
  return file;
}

/** A file and all that loads with it. */
export function loadedWith(entry: string): readonly string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    sourceFile(name).imports.forEach(visit);
  };
  visit(entry);
  return [...reached];
}

function parse(name: string, code: string): SourceFile {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const resolve = (specifier: ts.Node | undefined): readonly string[] => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
    const file = relative(ROOT, join(ROOT, dirname(name), specifier.text));
    return /\.(tsx?|json)$/.test(file) && existsSync(ROOT + file) ? [file] : [];
  };
  const imports = source.statements.filter(loadsCode).flatMap((each) => resolve(each.moduleSpecifier));
  const parts = syntaxNodes(source)
    .filter(isDynamicImport)
    .flatMap((node) =>
      resolve(node.arguments[0]).map((entry) => ({ entry, areas: areasBeside(node, source) })),
    );
  return { code, imports, parts };
}

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** The imports and exports that are not only of types. */
function loadsCode(node: ts.Statement): node is ts.ImportDeclaration | ts.ExportDeclaration {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly && !areTypes(node.exportClause);
  if (!ts.isImportDeclaration(node)) return false;
  const { importClause } = node;
  if (!importClause) return true;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  return !!importClause.name || !areTypes(importClause.namedBindings);
}

const areTypes = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  !!names &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.every(({ isTypeOnly }) => isTypeOnly);

/** The areas of the `lazyModule(…, areas)` to which an `import()` is passed, directly or by a constant. */
function areasBeside(imported: ts.Node, source: ts.SourceFile): readonly string[] {
  const names = new Set<string>();
  for (let node = imported.parent; !ts.isSourceFile(node); node = node.parent) {
    if (isLazyModule(node)) return literals(node.arguments[1]);
    if (ts.isVariableDeclaration(node)) names.add(node.name.getText());
  }
  return syntaxNodes(source)
    .filter(isLazyModule)
    .filter(({ arguments: [fetchCode] }) => fetchCode && names.has(fetchCode.getText()))
    .flatMap((node) => literals(node.arguments[1]));
}

const isLazyModule = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'lazyModule';

function literals(list: ts.Expression | undefined): readonly string[] {
  if (!list) return [];
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`No areas can be told from ${list.getText()}`);
  return list.elements.map((element) => {
    if (!ts.isStringLiteral(element)) throw new Error(`No area can be told from ${element.getText()}`);
    return element.text;
  });
}
