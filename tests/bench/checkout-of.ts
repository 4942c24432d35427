import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './product.ts';

/**
 * Checks out a state of the code, in Git's words, into a temporary folder with the packages that it needs; resolves to the
 * folder, which is removed when this process exits.
 */
export function checkoutOf(ref: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  const folder = join(parent, 'checkout');
  run(ROOT, 'git', 'worktree', 'add', '--detach', folder, ref);
  process.once('exit', () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
    rmSync(parent, { recursive: true, force: true });
  });
  const lockOf = (checkout: string) => readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return folder;
}

function run(folder: string, command: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed: ${stderr}`);
}
