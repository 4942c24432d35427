const assembly = process.env.ASSEMBLY ?? 'dom';
/** The folder of the compiled steps and plug-ins; without it, their sources are loaded. */
const compiled = process.env.COMPILED_SCENARIOS;

// A browser waits for its own processes, too: four workers fill two cores. Serially no worker loads the code once more.
const workers = assembly === 'dom' ? 2 : 4;
const parallel = process.env.SERIAL ? 0 : workers;

export default {
  import: compiled
    ? [`${compiled}/stdin.mjs`]
    : ['features/support/*.ts', 'features/support/vocabulary/*.ts', 'features/steps/**/*.ts'],
  tags: assembly === 'dom' ? 'not @browser' : 'not @dom',
  parallel,
  strict: true,
  ...(compiled
    ? {
        plugin: [`./${compiled}/select-and-order-scenarios.mjs`],
        format: [`./${compiled}/scenario-formatter.mjs`],
      }
    : {}),
};
