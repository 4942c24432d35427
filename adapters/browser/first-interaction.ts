const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Settles at the first press or key on the page. */
export const firstInteraction = (window: Window): Promise<void> =>
  new Promise((interacted) => {
    for (const name of INTERACTIONS)
      window.addEventListener(name, () => interacted(), { once: true, capture: true, passive: true });
  });
