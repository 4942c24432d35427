import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The font of titles: the largest words of a first view. */
const FIRST_FONT = /barlow-condensed-latin-700-normal.*\.woff2$/;

/**
 * Has a built page fetch the app's code and styles from the beginning, though the code is run later, and the font of its
 * titles.
 *
 * @param name of the module that is imported later, `main` for example
 */
export function preloadApp(name: string): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const parts = Object.values(bundle ?? {});
        const app = parts.find((part) => part.type === 'chunk' && part.isDynamicEntry && part.name === name);
        if (app?.type !== 'chunk') return [];
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        const fonts = parts.map(({ fileName }) => fileName).filter((file) => FIRST_FONT.test(file));
        const entries = parts
          .filter((part) => part.type === 'chunk' && part.isEntry)
          .map(({ fileName }) => fileName);
        const code = [app.fileName, ...app.imports].filter((file) => !entries.includes(file));
        return [
          ...code.map((file) => link({ rel: 'modulepreload', href: file })),
          ...styles.map((file) => link({ rel: 'stylesheet', href: file })),
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
