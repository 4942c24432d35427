import { randomUUID } from 'node:crypto';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';

type Feature = NonNullable<ReturnType<Parser<ReturnType<AstBuilder['getResult']>>['parse']>['feature']>;
type Scenario = NonNullable<Feature['children'][number]['scenario']>;

const MOST_STEPS = 8;
/** Where scenarios may speak of wire formats, headers, storage, caching and settings. */
const TECHNICAL = /^features\/(platform|configuration|analytics)\//;
/** Addresses, JSON, colours of style sheets, keys of the config, and measures. */
const JARGON =
  /https?:\/\/\S+|\[?\{\s*['"]\S+|\brgba?\(|"(?:integrations|styling|custom|features)\.\S+"|\b\d+ ?(?:px|ms|milliseconds|pixels)\b/;
/** A word at the beginning that refers to something outside the title. */
const NO_SUBJECT = /^(?:It|That|With|Without|By|<)\b|^</;

/** What makes a feature hard to read: each message says what to do, and where. */
export function featureProblems(file: string, text: string): readonly string[] {
  const parser = new Parser(new AstBuilder(randomUUID), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(text);
  if (!feature) return [`${file}:1 has no feature: begin with "Feature:" and a title.`];
  const scenarios = scenariosIn(feature);
  return [
    ...(feature.description.trim() === ''
      ? [`${file}:${feature.location.line} Say below the title who does this, what for, and what is special.`]
      : []),
    ...scenarios.flatMap((scenario) => scenarioProblems(file, scenario)),
    ...(TECHNICAL.test(file) ? [] : jargonIn(file, text)),
  ];
}

const scenariosIn = (feature: Feature): readonly Scenario[] =>
  feature.children.flatMap(({ scenario, rule }) => [
    ...(scenario ? [scenario] : []),
    ...(rule?.children.flatMap((child) => child.scenario ?? []) ?? []),
  ]);

function scenarioProblems(file: string, { name, steps, location }: Scenario): readonly string[] {
  const at = `${file}:${location.line}`;
  return [
    ...(steps.length > MOST_STEPS
      ? [`${at} has ${steps.length} steps: say it in at most ${MOST_STEPS}, or split it.`]
      : []),
    ...(NO_SUBJECT.test(name)
      ? [`${at} "${name}" says too little in a report: begin with what it is about.`]
      : []),
  ];
}

const jargonIn = (file: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = JARGON.exec(line) ?? [];
    return found === undefined
      ? []
      : [
          `${file}:${index + 1} "${found}" is technical: say what a person sees, or move it to features/platform/.`,
        ];
  });
