import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The name of the release that is built: `0.1.0+1a2b3c4`, or `0.1.0` outside of a Git repository. */
export function releaseName(root: string): string {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  const commit = commitOf(root);
  return commit === '' ? version : `${version}+${commit}`;
}

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
