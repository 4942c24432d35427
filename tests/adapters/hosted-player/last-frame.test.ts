import { describe, expect, it, vi } from 'vitest';
import { makeLastFrame } from '#adapters/hosted-player/last-frame.ts';
import { makeFakePicture } from '#tests/doubles/fake-picture.ts';

/** A video with a picture of this size. */
function setUp(videoWidth = 1280, videoHeight = 720, readyState = 2) {
  const { container, video } = makeFakePicture();
  const state = { videoWidth, videoHeight, readyState, HAVE_CURRENT_DATA: 2 };
  for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { value });
  const drawImage = vi.fn();
  const { defaultView } = video.ownerDocument;
  Object.assign(defaultView?.HTMLCanvasElement.prototype ?? expect.unreachable(), {
    getContext: () => ({ drawImage }),
  });
  const held = () => [...container.querySelectorAll('canvas')];
  return { container, video, drawImage, held, frame: makeLastFrame() };
}

describe('the last picture of a video', () => {
  it('stays over the video, in its size, until it is released', () => {
    const { video, drawImage, held, frame } = setUp();
    frame.hold(video);
    expect(held()).toHaveLength(1);
    const [canvas] = held();
    expect(canvas?.previousSibling).toBe(video);
    expect([canvas?.width, canvas?.height]).toEqual([1280, 720]);
    expect(canvas?.style).toMatchObject({
      position: 'absolute',
      objectFit: 'contain',
      pointerEvents: 'none',
    });
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(video, 0, 0);
    frame.release();
    expect(held()).toEqual([]);
  });

  it.each([
    ['has no picture', 0, 4],
    ['has not loaded one', 1280, 1],
  ])('is none of a video that %s', (_, width, readyState) => {
    const { video, drawImage, held, frame } = setUp(width, 720, readyState);
    frame.hold(video);
    expect(held()).toEqual([]);
    expect(drawImage).not.toHaveBeenCalled();
  });

  it('is one, however often it is held', () => {
    const { video, drawImage, held, frame } = setUp();
    frame.hold(video);
    frame.hold(video);
    expect(held()).toHaveLength(1);
    expect(drawImage).toHaveBeenCalledTimes(2);
  });

  it('can be held again after its release', () => {
    const { video, held, frame } = setUp();
    frame.hold(video);
    frame.release();
    frame.release();
    frame.hold(video);
    expect(held()).toHaveLength(1);
  });
});
