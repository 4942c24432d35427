const assembly = process.env.ASSEMBLY ?? 'dom';

export default {
  paths: ['features/**/*.feature'],
  import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  tags: assembly === 'dom' ? 'not @browser' : '',
  parallel: Number(process.env.PARALLEL ?? 2),
  strict: true,
  format: ['progress', `json:reports/features-${assembly}.json`],
  formatOptions: { snippetInterface: 'async-await' },
  publishQuiet: true,
};
