import { brandColors } from './brand-colors.ts';

/** Shows a brand's colours on the page, and around it: in the status bar of the installed app (CFG-17). */
export function showBrand(styling: Parameters<typeof brandColors>[0]): void {
  const colors = brandColors(styling);
  for (const [property, value] of Object.entries(colors))
    document.documentElement.style.setProperty(property, value);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colors['--color-background'] ?? '');
}
