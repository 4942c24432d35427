import { describe, expect, it } from 'vitest';
import { scenarioId, type ScenarioContent } from '#tools/acceptance/scenario-id.ts';

const content: ScenarioContent = {
  uri: 'features/playback/resuming.feature',
  name: 'Resuming',
  tags: [{ name: '@PLY-02' }],
  steps: [{ text: 'a visitor' }, { text: 'the shelves are:', argument: ['New'] }],
};

describe('the id of a scenario', () => {
  it('is the same at any position in its file', () => {
    const placed = content.tags.map((tag) => ({ ...tag, astNodeId: '9' }));
    expect(scenarioId({ ...content, tags: placed })).toBe(scenarioId(content));
  });

  it.each<[string, Partial<ScenarioContent>]>([
    ['feature', { uri: 'features/playback/other.feature' }],
    ['name', { name: 'Resuming again' }],
    ['tags', { tags: [] }],
    ['steps', { steps: [{ text: 'a visitor' }] }],
    ['tables', { steps: [{ text: 'a visitor' }, { text: 'the shelves are:', argument: ['Old'] }] }],
  ])('differs with other %s', (_, changed) => {
    expect(scenarioId({ ...content, ...changed })).not.toBe(scenarioId(content));
  });
});
