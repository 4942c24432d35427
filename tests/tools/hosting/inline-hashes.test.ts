import { describe, expect, it } from 'vitest';
import { inlineHashesIn, inlineHashesOf, SHA256_OF_NOTHING } from '#tools/hosting/inline-hashes.ts';
import { folderWith } from '../folder-with.ts';

/** From the specification of the policy, section "Usage": the hash of this script. */
const ALERT = "alert('Hello, world.');";
const HASH_OF_ALERT = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('the hashes of a page', () => {
  it('are those of its scripts and styles', () => {
    const { scripts, styles } = inlineHashesIn(
      `<script>${ALERT}</script><script type="module" src="/a.js"></script><style media="print"></style>`,
    );
    expect(scripts).toEqual([HASH_OF_ALERT]);
    expect(styles).toEqual([SHA256_OF_NOTHING]);
  });

  it.each(['<a onclick="b()">', "<p class=c style='color: red'>", '<img\n onerror = "d()">'])(
    'cannot allow %s',
    (markup) => {
      expect(() => inlineHashesIn(`<div>${markup}</div>`)).toThrow(markup);
    },
  );

  it('are not looked for in the text of scripts and styles', () => {
    expect(() => inlineHashesIn(`<script>a('<b onclick="c">')</script>`)).not.toThrow();
  });

  it('are collected from all pages of a folder, each once', () => {
    const page = `<script>${ALERT}</script>`;
    const folder = folderWith({
      'index.html': page,
      'deep/er.html': page,
      'no-page.txt': '<script>b</script>',
    });
    expect(inlineHashesOf(folder)).toEqual({ scripts: [HASH_OF_ALERT], styles: [] });
  });
});
