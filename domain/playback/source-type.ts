/** The media types of video files by their extension. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m3u8: 'application/vnd.apple.mpegurl',
    mpd: 'application/dash+xml',
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    mov: 'video/mp4',
    webm: 'video/webm',
    ogv: 'video/ogg',
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    aac: 'audio/aac',
  }),
);

/** The media type of a source that names none, by the extension of its file; null if that is unknown, too. */
export function sourceType(file: string): string | null {
  const extension = /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(file)?.[1];
  return (extension && TYPES.get(extension.toLowerCase())) ?? null;
}
