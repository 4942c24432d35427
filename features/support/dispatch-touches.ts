interface Movement {
  /** In CSS pixels, to the right and down. */
  readonly x: number;
  readonly y: number;
}

/** Dispatches the pointer events of a finger that moves over an element. Runs in the page. */
export function dispatchSwipe(element: Element, { x, y }: Movement): void {
  const steps = [
    { type: 'pointerdown', clientX: 200, clientY: 200 },
    { type: 'pointermove', clientX: 200 + x, clientY: 200 + y },
    { type: 'pointerup', clientX: 200 + x, clientY: 200 + y },
  ];
  for (const { type, ...place } of steps) {
    element.dispatchEvent(new PointerEvent(type, { ...place, pointerType: 'touch', bubbles: true }));
  }
}

/** Dispatches the events of a finger that is laid on an element. Runs in the page. */
export function dispatchTouch(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  element.dispatchEvent(Object.assign(new Event('touchstart', { bubbles: true }), { touches: [] }));
}
