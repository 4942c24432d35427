// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { firstInteraction } from '#adapters/browser/first-interaction.ts';
import { settled } from '#tests/builders/settled.ts';

it.each(['pointerdown', 'keydown'])(
  'settles at a %s anywhere on the page, not before [API-06]',
  async (name) => {
    let interacted = false;
    void firstInteraction(window).then(() => (interacted = true));
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    await settled();
    expect(interacted).toBe(false);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    await settled();
    expect(interacted).toBe(true);
  },
);
