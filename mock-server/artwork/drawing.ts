import { interpolateColors } from './colors.ts';

/** A gradient stop: offset from 0 to 1, colour and opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];

/** Formats a length or coordinate for SVG, rounded to one decimal. */
export const formatCoordinate = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Builds an SVG picture from shapes, in paint order, and the gradients they use. */
export class Drawing {
  readonly #definitions: string[] = [];
  readonly #shapes: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(...shapes: readonly string[]): void {
    this.#shapes.push(...shapes);
  }

  /** A linear gradient in picture coordinates; returns the paint. */
  linear(from: readonly [number, number], to: readonly [number, number], ...stops: readonly Stop[]): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    const line = `x1="${formatCoordinate(x1)}" y1="${formatCoordinate(y1)}" x2="${formatCoordinate(x2)}" y2="${formatCoordinate(y2)}"`;
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${written(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient in picture coordinates; returns the paint. */
  radial(
    { x, y, r, fx = x, fy = y }: { x: number; y: number; r: number; fx?: number; fy?: number },
    ...stops: readonly Stop[]
  ): string {
    const circle = `cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}" fx="${formatCoordinate(fx)}" fy="${formatCoordinate(fy)}"`;
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${written(stops)}</radialGradient>`,
    );
  }

  /** Clips to the given shapes; returns the value of `clip-path`. */
  clip(...shapes: readonly string[]): string {
    return this.#define((id) => `<clipPath id="${id}">${shapes.join('')}</clipPath>`);
  }

  /** Masks by the lightness of the given shapes; returns the value of `mask`. */
  mask(...shapes: readonly string[]): string {
    return this.#define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.width}" height="${this.height}">${shapes.join('')}</mask>`,
    );
  }

  /** A light or shadow that fades out from a point. */
  glow(x: number, y: number, r: number, color: string, opacity = 1): void {
    const paint = this.radial(
      { x, y, r },
      [0, color, opacity],
      [0.35, color, opacity * 0.62],
      [0.7, color, opacity * 0.16],
      [1, color, 0],
    );
    this.add(
      `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}" fill="${paint}"/>`,
    );
  }

  /** Fills the whole picture. */
  wash(paint: string, attributes = ''): void {
    this.add(`<rect width="${this.width}" height="${this.height}" fill="${paint}" ${attributes}/>`);
  }

  /** @param pixels the width to draw at; the height follows from the aspect ratio */
  svg(pixels: number): string {
    const { width, height } = this;
    const rows = Math.round((pixels * height) / width);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${rows}" preserveAspectRatio="none" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#shapes.join('')}</svg>`;
  }

  #define(write: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(write(id));
    return `url(#${id})`;
  }
}

/** Intermediate stops make a gradient follow the same colours as `mix`. */
const BETWEEN = [0.25, 0.5, 0.75];

function written(stops: readonly Stop[]): string {
  const filled = stops.flatMap((stop, index): Stop[] => {
    const next = stops[index + 1];
    if (!next || stop[1] === next[1]) return [stop];
    const [[at, color, opacity = 1], [nextAt, nextColor, nextOpacity = 1]] = [stop, next];
    const between = BETWEEN.map((share): Stop => [
      at + (nextAt - at) * share,
      interpolateColors(color, nextColor, share),
      opacity + (nextOpacity - opacity) * share,
    ]);
    return [stop, ...between];
  });
  return filled
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${hundredths(at)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${hundredths(opacity)}"` : ''}/>`,
    )
    .join('');
}

const hundredths = (share: number): string => (Math.round(share * 1000) / 1000).toString();
