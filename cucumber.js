const assembly = process.env.ASSEMBLY ?? 'dom';

export default {
  import: ['features/support/*.ts', 'features/steps/**/*.ts'],
  tags: assembly === 'dom' ? 'not @browser' : 'not @dom',
  parallel: 2,
  strict: true,
  format: ['./tools/scenario-formatter.ts'],
};
