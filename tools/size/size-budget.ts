/** A file of script in the built app. */
export interface MeasuredFile {
  /** Its compressed bytes. */
  readonly brotli: number;
  /** Its bytes before they are minified, by the package or the folder of this project that they come from. */
  readonly rendered: Readonly<Record<string, number>>;
}

export interface FileBudget {
  /** The most compressed bytes that it may have. */
  readonly most: number;
  /** What it had when the budget was set. */
  readonly rendered: Readonly<Record<string, number>>;
}

/** By the names of the files. */
export type Budget = Readonly<Record<string, FileBudget>>;

/** What a file may grow by before its budget has to be set again. */
const MARGIN = 1.01;
/** How many packages or folders a message names at most. */
const NAMED = 5;

/** The package of a module, or its folder in this project to the second level. */
export function ownerOf(id: string, root: string): string {
  const [path = ''] = id.replace(/^\0/, '').split('?');
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (inPackage) return inPackage;
  if (!path.startsWith(root)) return 'generated';
  const folders = path.slice(root.length).split('/').slice(0, -1);
  return folders.slice(0, 2).join('/') || 'generated';
}

/** A budget that the files as measured keep. */
export const budgetOf = (files: ReadonlyMap<string, MeasuredFile>): Budget =>
  Object.fromEntries(
    [...files].map(([name, { brotli, rendered }]) => [
      name,
      { most: Math.ceil(brotli * MARGIN), rendered: sorted(rendered) },
    ]),
  );

const sorted = (sizes: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => one.localeCompare(other)));

/** A message for each file that is larger than its budget, or that one of both lacks. */
export function overBudget(files: ReadonlyMap<string, MeasuredFile>, budget: Budget): string[] {
  const names = [...new Set([...Object.keys(budget), ...files.keys()])];
  return names.flatMap((name) => {
    const [file, allowed] = [files.get(name), budget[name]];
    if (!file) return [`${name}: has a budget, but the build has no such file`];
    if (!allowed) return [`${name}: has no budget`];
    if (file.brotli <= allowed.most) return [];
    const grown = growth(file.rendered, allowed.rendered);
    return [`${name}: ${inKB(file.brotli)} brotli, at most ${inKB(allowed.most)}\n${grown.join('\n')}`];
  });
}

/** The packages and folders that have grown, the most grown first. */
function growth(now: MeasuredFile['rendered'], before: FileBudget['rendered']): string[] {
  return Object.entries(now)
    .map(([owner, size]) => ({ owner, size, grown: size - (before[owner] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .sort((one, other) => other.grown - one.grown)
    .slice(0, NAMED)
    .map(({ owner, size, grown }) =>
      owner in before
        ? `  ${owner} has grown by ${inKB(grown)} to ${inKB(size)} before minification`
        : `  ${owner} is new, with ${inKB(size)} before minification`,
    );
}

const inKB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
