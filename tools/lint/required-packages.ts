/** The packages that the product must use, and the folder that imports each of them. */
export const REQUIRED_PACKAGES: Readonly<Record<string, string>> = {
  react: 'ui',
  'react-dom': 'ui',
  'react-router-dom': 'ui',
  inversify: 'ui/composition',
  'reflect-metadata': 'ui/composition',
  rxjs: 'application',
  zod: 'adapters',
  fastify: 'mock-server',
  '@fastify/cors': 'mock-server',
  '@faker-js/faker': 'mock-server',
  vite: 'tools',
  vitest: 'tests',
  '@testing-library/react': 'tests/ui',
  '@cucumber/cucumber': 'features',
  playwright: 'tools/environment',
};

/** The packages that a source text imports at runtime; type-only imports do not count. */
export function importedBy(text: string): readonly string[] {
  const imports = text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^'.#][^']*)'/gm);
  return [...imports].map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '');
}

/**
 * A message for each package that is not installed, or not imported where it belongs.
 *
 * @param textsIn the source texts in a folder
 */
export const packageProblems = (
  belongs: Readonly<Record<string, string>>,
  installed: readonly string[],
  textsIn: (folder: string) => readonly string[],
): readonly string[] =>
  Object.entries(belongs).flatMap(([name, folder]) => [
    ...(installed.includes(name) ? [] : [`${name} is not in package.json: it belongs to the product.`]),
    ...(textsIn(folder).some((text) => importedBy(text).includes(name))
      ? []
      : [`${name} is not imported in ${folder}/: it belongs to the product.`]),
  ]);
