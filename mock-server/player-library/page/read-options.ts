import type { CaptionStyles } from './caption-styles.ts';
import type { GivenBreak, GivenItem, PlayerSource, PlayerTrack, SetupOptions } from './setup-options.ts';

type Read<T> = (value: unknown) => T | undefined;
type Fields = Readonly<Record<string, unknown>>;

/**
 * The options of a page that this player knows, each only if it has a value that makes sense; it accepts all others without an
 * effect, whatever they are, as the hosted player does.
 */
export function readOptions(given: unknown): SetupOptions {
  const { playlist, autostart, mute, repeat, volume, width, height, aspectratio, ...others } =
    fieldsOf(given);
  const { advertising, controls, captions, cast, ...item } = others;
  return {
    ...readItem(item),
    ...present({
      playlist: readPlaylist(playlist),
      autostart: either(boolean, text)(autostart),
      mute: boolean(mute),
      repeat: boolean(repeat),
      volume: number(volume),
      width: either(text, number)(width),
      height: either(text, number)(height),
      aspectratio: ratio(aspectratio),
      controls: boolean(controls),
      captions: isFields(captions) ? readCaptionStyles(captions) : undefined,
      cast: isFields(cast) ? cast : undefined,
      advertising: readAdvertising(advertising),
    }),
  };
}

function readPlaylist(given: unknown): readonly GivenItem[] | undefined {
  if (Array.isArray(given)) return given.filter(isFields).map(readItem);
  return isFields(given) ? [readItem(given)] : undefined;
}

/** The unknown fields of an item stay, for the page. */
function readItem({ starttime, sources, tracks, adschedule, file, type, image, title, ...others }: Fields) {
  return present({
    ...others,
    file: text(file),
    type: text(type),
    image: text(image),
    title: text(title),
    starttime: number(starttime),
    sources: filesOf(sources),
    tracks: filesOf(tracks),
    adschedule: readBreaks(adschedule),
  }) as GivenItem;
}

function readAdvertising(given: unknown): SetupOptions['advertising'] {
  if (!isFields(given)) return undefined;
  return present({ schedule: readBreaks(given.schedule), skipoffset: number(given.skipoffset) });
}

/** The styles that a page gives the captions, each only if it has a value that makes sense. */
export function readCaptionStyles(given: unknown): Partial<CaptionStyles> {
  const styles = fieldsOf(given);
  return present({
    color: text(styles.color),
    fontSize: number(styles.fontSize),
    fontFamily: text(styles.fontFamily),
    fontOpacity: number(styles.fontOpacity),
    backgroundColor: text(styles.backgroundColor),
    backgroundOpacity: number(styles.backgroundOpacity),
    edgeStyle: text(styles.edgeStyle),
    edgeColor: text(styles.edgeColor),
    windowColor: text(styles.windowColor),
    windowOpacity: number(styles.windowOpacity),
  });
}

function readBreaks(given: unknown): readonly GivenBreak[] | string | undefined {
  if (!Array.isArray(given)) return text(given);
  return given.filter(isFields).flatMap(({ offset, tag }) => {
    const tags = either(text, texts)(tag);
    return tags ? [{ offset: String(either(text, number)(offset) ?? 'pre'), tag: tags }] : [];
  });
}

/** The objects of a list that name a file. */
function filesOf(given: unknown): readonly (PlayerSource & PlayerTrack)[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.filter(isFields).flatMap(({ file, type, kind, label, language, ...others }) => {
    const address = text(file);
    const texts = { type: text(type), kind: text(kind), label: text(label), language: text(language) };
    return address ? [{ ...others, ...present(texts), file: address }] : [];
  });
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const boolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const text: Read<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
const texts: Read<readonly string[]> = (value) => {
  const some = Array.isArray(value) ? value.flatMap((each) => text(each) ?? []) : [];
  return some.length > 0 ? some : undefined;
};
const number: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const ratio: Read<string> = (value) => (/^\d+:\d+$/.test(text(value) ?? '') ? text(value) : undefined);

const either =
  <A, B>(one: Read<A>, other: Read<B>): Read<A | B> =>
  (value) =>
    one(value) ?? other(value);

/** Without the fields that are undefined. */
const present = <T extends object>(fields: T): { [Key in keyof T]: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
