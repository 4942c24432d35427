import { FILM_SECONDS } from '../../film/film-phases.ts';
import { THUMBNAIL_GRID } from '../../film/thumbnail-grid.ts';
import { webVtt } from '../../streaming/tracks/web-vtt.ts';

/** Maps the times of a video, `duration` in seconds, to parts of the sheet at the URL `sheet`, as WebVTT. */
export function thumbnails(duration: number, sheet: string): string {
  const { every, columns, width, height } = THUMBNAIL_GRID;
  return webVtt(
    Array.from({ length: Math.ceil(duration / every) }, (_, index) => {
      const place = index % (FILM_SECONDS / every);
      const corner = `${(place % columns) * width},${Math.floor(place / columns) * height}`;
      return {
        from: index * every,
        to: Math.min((index + 1) * every, duration),
        text: `${sheet}#xywh=${corner},${width},${height}`,
      };
    }),
  );
}
