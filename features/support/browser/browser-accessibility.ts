import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The global of axe in a page. */
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** Runs in the page. */
const violationsOf = async (tags: string[]): Promise<AxeResults['violations']> =>
  (await axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })).violations;

/** What a screen reader reaches, and the WCAG violations. */
export const browserAccessibility = (
  page: () => Page,
): Pick<Layout, 'accessibilityViolations' | 'audible' | 'focusIsInDialog'> => ({
  accessibilityViolations: async () => {
    // Not imported before it is needed: it is half a megabyte.
    const { default: axeCore } = await import('axe-core');
    await Promise.all(
      page()
        .frames()
        .map((frame) => frame.evaluate(axeCore.source)),
    );
    const violations = await page().evaluate(violationsOf, WCAG);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  },
  audible: async () => {
    const session = await page().context().newCDPSession(page());
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
    return names.filter((name) => name !== '');
  },
  focusIsInDialog: () =>
    page().evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
    ),
});
