import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Layout } from '../assembly.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a screen reader reaches, and the WCAG violations. */
export const browserAccessibility = (
  page: () => Page,
): Pick<Layout, 'accessibilityViolations' | 'audible' | 'focusIsInDialog'> => ({
  accessibilityViolations: async () => {
    const { violations } = await new AxeBuilder({ page: page() }).withTags(WCAG).analyze();
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
