import { registerHooks, register } from 'node:module';

/** Lets Node load the app's style sheets: a CSS module answers each class by its own name, any other sheet nothing. */
const SOURCE = 'export default new Proxy({}, { get: (_, name) => String(name) });';

if (registerHooks) {
  registerHooks({
    load: (url, context, next) =>
      url.split('?')[0].endsWith('.css')
        ? { format: 'module', source: SOURCE, shortCircuit: true }
        : next(url, context),
  });
} else {
  const hooks = `export const load = async (url, context, next) =>
    url.split('?')[0].endsWith('.css')
      ? { format: 'module', source: ${JSON.stringify(SOURCE)}, shortCircuit: true }
      : next(url, context);`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
