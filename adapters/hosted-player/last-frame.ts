/** A picture that stands in for a video which has none yet. */
export interface LastFrame {
  /** Shows the current frame of a video over it. Does nothing without one, or without a video. */
  readonly hold: (video: HTMLVideoElement | null) => void;
  readonly release: () => void;
}

/** Between two videos of one player the last picture of the first one stays, until the second has one. */
export function makeLastFrame(): LastFrame {
  let canvas: HTMLCanvasElement | null = null;
  const release = () => {
    canvas?.remove();
    canvas = null;
  };
  return {
    hold: (video) => {
      if (!video) return;
      const { videoWidth, videoHeight, readyState, HAVE_CURRENT_DATA, ownerDocument } = video;
      if (!videoWidth || readyState < HAVE_CURRENT_DATA) return;
      const held = canvas ?? ownerDocument.createElement('canvas');
      held.width = videoWidth;
      held.height = videoHeight;
      held.getContext('2d')?.drawImage(video, 0, 0);
      Object.assign(held.style, STYLE);
      video.after(held);
      canvas = held;
    },
    release,
  };
}

const STYLE = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
};
