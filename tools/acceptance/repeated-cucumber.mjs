// @ts-check
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

/*
 * Loads the steps once, and runs the scenarios that Cucumber's options in the arguments choose at each message of the parent
 * process, which is answered when the run has ended.
 */
const { runConfiguration } = await loadConfiguration({ provided: process.argv.slice(2) });
const support = await loadSupport(runConfiguration);
process.on('message', () => {
  void runCucumber({ ...runConfiguration, support }).then(() => process.send?.('ended'));
});
