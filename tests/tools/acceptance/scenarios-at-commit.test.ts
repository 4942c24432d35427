import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessages } from '@cucumber/gherkin';
import { SourceMediaType } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { scenarioId } from '#tools/acceptance/scenario-id.ts';
import { scenariosAt } from '#tools/acceptance/scenarios-at-commit.ts';
import { folderWith } from '../folder-with.ts';

const feature = (...names: string[]) =>
  `Feature: Resuming\n${names.map((name) => `\n  @PLY-02\n  Scenario: ${name}\n    Given a visitor\n`).join('')}`;

/** The first scenario of a feature's text, as it would run. */
function planned(uri: string, text: string) {
  const media = SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN;
  let id = 0;
  const options = { includePickles: true, newId: () => String(id++) };
  const [pickle] = generateMessages(text, uri, media, options).flatMap((message) => message.pickle ?? []);
  if (!pickle) throw new Error('There is no scenario');
  return { id: scenarioId(pickle), feature: uri.replace(/^features\/|\.feature$/g, '') };
}

/** A project with two committed features. */
function project() {
  const folder = folderWith({
    'features/a.feature': feature('It resumes'),
    'features/b.feature': feature('It starts', 'It ends'),
  });
  const git = (...parameters: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout.trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return { folder, commit: git('rev-parse', 'HEAD') };
}

describe('the scenarios at a commit', () => {
  it('are there if their feature is as it was', () => {
    const { folder, commit } = project();
    const wasThere = scenariosAt(commit, folder);
    expect(wasThere?.(planned('features/a.feature', feature('It resumes')))).toBe(true);
  });

  it('are there if their feature has changed elsewhere', () => {
    const { folder, commit } = project();
    const text = feature('It ends', 'It starts over');
    writeFileSync(join(folder, 'features/b.feature'), text);
    const wasThere = scenariosAt(commit, folder);
    expect(wasThere?.(planned('features/b.feature', text))).toBe(true);
    expect(wasThere?.(planned('features/b.feature', feature('It starts over')))).toBe(false);
  });

  it('are not there if they are in a new file, even under a known name', () => {
    const { folder, commit } = project();
    writeFileSync(join(folder, 'features/c.feature'), feature('It resumes'));
    rmSync(join(folder, 'features/a.feature'));
    expect(scenariosAt(commit, folder)?.(planned('features/c.feature', feature('It resumes')))).toBe(false);
  });

  it('are unknown without the commit, and without git', () => {
    const { folder } = project();
    expect(scenariosAt('0123456789ab', folder)).toBeNull();
    expect(scenariosAt('0123456789ab', folderWith({}))).toBeNull();
  });
});
