// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CaptionsLook, captionRules } from '#mock-server/player-library/page/caption-styles.ts';

const usual = () => new CaptionsLook(document.createElement('video'));

describe('the look of captions', () => {
  it('is as the page says, for this video alone', () => {
    const look = usual();
    look.change({
      color: '#ff0',
      fontOpacity: 50,
      backgroundColor: '00ff00',
      backgroundOpacity: 400,
      fontSize: 30,
    });
    const rules = captionRules('.a', look.styles);
    expect(rules).toContain('.a::cue {');
    expect(rules).toContain('color: color-mix(in srgb, #ff0 50%, transparent)');
    expect(rules).toContain('background: color-mix(in srgb, #00ff00 100%, transparent)');
    expect(rules).toContain('font-size: 1.6em');
    look.remove();
  });

  it('keeps what the page does not change', () => {
    const look = usual();
    look.change({ edgeStyle: 'uniform' });
    look.change({ fontSize: 20 });
    expect(look.styles).toMatchObject({ edgeStyle: 'uniform', fontSize: 20, windowOpacity: 0 });
    look.remove();
  });

  it('has no rules but its own, whatever the page says', () => {
    const look = usual();
    look.change({ color: 'red; } body { display: none', fontFamily: 'x; } body { display: none' });
    expect(captionRules('.a', look.styles)).not.toContain('body');
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
