const assembly = process.env.ASSEMBLY ?? 'dom';

// A browser waits for its own processes, too: a third worker fills two cores. Serially no worker loads the code once more.
const workers = assembly === 'dom' ? 2 : 3;
const parallel = process.env.SERIAL ? 0 : workers;

export default {
  import: ['features/support/*.ts', 'features/support/vocabulary/*.ts', 'features/steps/**/*.ts'],
  tags: assembly === 'dom' ? 'not @browser' : 'not @dom',
  parallel,
  strict: true,
  plugin: ['./tools/acceptance/cucumber-plugin.ts'],
  format: ['./tools/acceptance/scenario-formatter.ts'],
};
