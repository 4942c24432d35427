import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The font of titles, the largest text on a first screen. */
const FIRST_FONT = /barlow-condensed-latin-700-normal.*\.woff2$/;

/**
 * Makes a built page preload the app's styles and the font of its titles, although its code loads later.
 *
 * @param name of the file that contains the app's code
 */
export function preloadCriticalAssets(name: string): Plugin {
  return {
    name: 'preload-critical-assets',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const parts = Object.values(bundle ?? {});
        const app = parts.find((part) => part.type === 'chunk' && part.name === name);
        if (app?.type !== 'chunk') return [];
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        const scripts = [app.fileName, ...app.imports];
        const fonts = parts.map(({ fileName }) => fileName).filter((file) => FIRST_FONT.test(file));
        return [
          ...scripts.map((file) => link({ rel: 'modulepreload', href: file })),
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
  type?: string;
}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/app/${href}` },
  injectTo: 'head',
});
