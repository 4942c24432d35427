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

  it.each([
    '<script type=module>',
    '<script data-src="/a.js">',
    '<script data-title="src=/a.js > b">',
    '<SCRIPT\n  defer\n>',
  ])('are those of a script that begins with %j', (tag) => {
    expect(inlineHashesIn(`${tag}${ALERT}</script >`).scripts).toEqual([HASH_OF_ALERT]);
  });

  it.each([
    '<script src=/a.js>',
    '<script type=module src=/a.js>',
    "<script\nsrc = '/a.js' defer>",
    '<script async/src="/a.js">',
    '<script title="a > b" SRC="/a.js">',
    '<scripture>',
  ])('are not those of what begins with %j', (tag) => {
    expect(inlineHashesIn(`${tag}${ALERT}</script></scripture>`).scripts).toEqual([]);
  });

  it.each([
    '<a onclick="b()">',
    '<a onclick=b()>',
    '<a OnClick=b()>',
    "<p class=c style='color: red'>",
    '<p class=c style=color:red>',
    '<p title="a > b" style=color:red>',
    '<img\n onerror = "d()">',
    '<img/onerror=d()>',
    '<script src=/a.js onerror=d()>',
  ])('cannot allow %s', (markup) => {
    expect(() => inlineHashesIn(`<div>${markup}</script></div>`)).toThrow(markup);
  });

  it.each([
    `<script>a('<b onclick="c">')</script>`,
    '<style>/* <b onclick=c> */</style>',
    '<!-- <b onclick=c> -->',
    '<b title=" onclick=c" data-style=d href=/on/style=e>',
  ])('have nothing against %s', (markup) => {
    expect(() => inlineHashesIn(markup)).not.toThrow();
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
