// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CaptionsLook, captionRule } from '#mock-server/player-library/page/caption-styles.ts';

const usual = () => new CaptionsLook(document.createElement('video'));

describe('the look of captions', () => {
  it('is as the page says, for this video alone', () => {
    const look = usual();
    look.change({
      color: '#ffe14d',
      backgroundColor: '#0a0a0e',
      backgroundOpacity: 50,
      fontSize: 30,
      edgeStyle: 'dropshadow',
    });
    const rule = captionRule('.a', look.styles);
    expect(rule).toContain('.a::cue {');
    expect(rule).toContain('color: #ffe14d;');
    expect(rule).toContain('background: color-mix(in srgb, #0a0a0e 50%, transparent);');
    expect(rule).toContain('font-size: 1.6em;');
    expect(rule).toContain('text-shadow: 0 2px 4px #000,');
    look.remove();
  });

  it('keeps what the page does not change', () => {
    const look = usual();
    look.change({ edgeStyle: 'uniform' });
    look.change({ fontSize: 20 });
    expect(look.styles).toMatchObject({ edgeStyle: 'uniform', fontSize: 20, backgroundOpacity: 75 });
    look.remove();
  });

  it('leaves the document with the player', () => {
    const before = document.adoptedStyleSheets.length;
    const look = usual();
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    look.remove();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});
