const assembly = process.env.ASSEMBLY ?? 'dom';

export default {
  import: ['features/support/*.ts', 'features/support/vocabulary/*.ts', 'features/steps/**/*.ts'],
  tags: assembly === 'dom' ? 'not @browser' : 'not @dom',
  // A browser waits for its own processes, too: a third worker fills two cores.
  parallel: assembly === 'dom' ? 2 : 3,
  strict: true,
  plugin: ['./tools/acceptance/select-and-order.ts'],
  format: ['./tools/acceptance/scenario-formatter.ts'],
};
