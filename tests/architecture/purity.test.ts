import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** What a layer's compiler says of a file with this text. */
function compilerErrors(layer: string, text: string): readonly string[] {
  const folder = `${ROOT}${layer}`;
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${folder}/tsconfig.json`, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    folder,
  );
  const file = `${folder}/rule.ts`;
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => (name === file ? text : readFile(name));
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

async function lintMessages(file: string, text: string): Promise<readonly string[]> {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [
      tseslint.configs.disableTypeChecked,
      { languageOptions: { parserOptions: { projectService: false } } },
    ],
  });
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}${file}` });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe.each(['domain', 'application'])('%s', (layer) => {
  it('compiles without what only a browser or Node has', () => {
    const names = [
      'document',
      'window',
      'fetch',
      'localStorage',
      'setTimeout',
      'process',
      'Buffer',
      'console',
    ];
    const errors = compilerErrors(layer, `export const reached = [${names.join(', ')}];`);
    expect(errors).toHaveLength(names.length);
    for (const name of names)
      expect(errors.find((error) => error.startsWith(`Cannot find name '${name}'`))).toBeDefined();
    expect(compilerErrors(layer, 'export let place: HTMLElement;')).toEqual([
      "Cannot find name 'HTMLElement'.",
    ]);
    expect(compilerErrors(layer, 'export const at = new Date(0).getTime();')).toEqual([]);
  });

  it('gets the time, chance and the page as parameters or from ports', async () => {
    const impure = {
      'Date.now()': 'Take the time as a parameter',
      'new Date()': 'Take the time as a parameter',
      'Date()': 'Take the time as a parameter',
      'Math.random()': 'Take the number as a parameter',
      'document.title': 'Declare what you need of the page as a port',
    };
    const text = Object.keys(impure).map(
      (expression, index) => `export const value${index} = ${expression};\n`,
    );
    const messages = await lintMessages(`${layer}/rule.ts`, text.join(''));
    expect(messages).toEqual(
      Object.values(impure).map((advice) => expect.stringContaining(advice) as string),
    );
  });
});
