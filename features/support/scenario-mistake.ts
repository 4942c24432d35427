/** A scenario is written wrongly: it helps nothing to wait, nor to know where in the code it was noticed. */
export class ScenarioMistake extends Error {
  constructor(message: string) {
    super(message);
    this.stack = `Error: ${message}`;
  }
}
