import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from './folder-with.ts';

const TOOL = new URL('../../tools/trace.ts', import.meta.url).pathname;
const REQUIREMENTS = '- PLY-01 The library loads.\n- PLY-02 Playback resumes.\n- PLY-03 An overlay shows.\n';

const report = (...scenarios: readonly (readonly [tag: string, status: string])[]) =>
  JSON.stringify([
    {
      uri: 'features/playback/resuming.feature',
      elements: scenarios.map(([tag, status]) => ({
        type: 'scenario',
        name: `For ${tag}`,
        tags: [{ name: `@${tag}` }],
        steps: [{ result: { status } }],
      })),
    },
  ]);

/** A project of three requirements whose scenarios ended like this in both assemblies. */
function project(provenBefore: string, ...scenarios: readonly (readonly [string, string])[]) {
  const folder = folderWith({
    'docs/spec/requirements.md': REQUIREMENTS,
    'features/proven.txt': provenBefore,
    'reports/features-dom.json': report(...scenarios),
    'reports/features-browser.json': report(...scenarios),
  });
  const trace = (...flags: string[]) => {
    const tsx = import.meta.resolve('tsx');
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', tsx, TOOL, ...flags], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { said: stdout, complaints: stderr.split('\n').filter(Boolean), status };
  };
  return { trace, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

describe('tracing the requirements', () => {
  it('keeps what is proven in a list that only grows, and then is content', () => {
    const { trace, read } = project('PLY-01\n', ['PLY-01', 'passed'], ['PLY-02', 'passed']);
    const { said, complaints, status } = trace();
    expect(said).toBe('2 of 3 requirements are proven.\nNot yet built: PLY-03\n');
    expect(complaints).toEqual([]);
    expect(status).toBe(0);
    expect(read('features/proven.txt')).toBe('PLY-01\nPLY-02\n');
    expect(read('docs/trace.md')).toContain('| PLY-03 | An overlay shows. | not yet built |');
    expect(trace('--check')).toMatchObject({ complaints: [], status: 0 });
  });

  it('fails for what was proven and is no longer, and for an id that there is not', () => {
    const { trace } = project('PLY-01\nPLY-02\n', ['PLY-01', 'failed'], ['PLY-77', 'passed']);
    const { complaints, status } = trace('--check');
    expect(complaints).toEqual([
      'No requirement has the id PLY-77.',
      'PLY-01 was proven before and is no longer.',
      'PLY-02 was proven before and is no longer.',
      'docs/trace.md is out of date: run both assemblies, then npm run trace.',
    ]);
    expect(status).toBe(1);
  });
});
