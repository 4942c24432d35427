import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The font of titles, the largest text on a first screen. */
const FIRST_FONT = /barlow-condensed-latin-700-normal.*\.woff2$/;

/**
 * Makes a built page preload the code of the first screen, which its first script loads, with its styles and the font of titles.
 *
 * @param name of the file that contains that code
 */
export function preloadCriticalAssets(name: string): Plugin {
  return {
    name: 'preload-critical-assets',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const parts = Object.values(bundle ?? {});
        const chunks = parts.filter((part) => part.type === 'chunk');
        const code = chunks.find((part) => part.name === name);
        if (!code) return [];
        const byPage = chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ fileName, imports }) => [fileName, ...imports]);
        const scripts = [code.fileName, ...code.imports].filter((file) => !byPage.includes(file));
        const styles = [...(code.viteMetadata?.importedCss ?? [])];
        const fonts = parts.map(({ fileName }) => fileName).filter((file) => FIRST_FONT.test(file));
        return [
          ...scripts.map((file) => link({ rel: 'modulepreload', href: file, fetchpriority: 'low' })),
          ...styles.map((file) => link({ rel: 'preload', as: 'style', href: file })),
          ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: file })),
        ];
      },
    },
  };
}

const link = ({
  href,
  ...attrs
}: {
  rel: string;
  href: string;
  as?: string;
  fetchpriority?: 'low';
  type?: string;
}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/app/${href}` },
  injectTo: 'head',
});
