const PREFIX = 'app-files';

/** The files of the release that this worker belongs to, stored when it is installed. */
export const INSTALLED_FILES = `${PREFIX}.installed`;

/** Files that are not stored at installation, since few viewers need them: each is stored when it is first used. */
export const USED_FILES = `${PREFIX}.used`;

/** The files of the release before, for tabs that still belong to it. */
export const PREVIOUS_FILES = `${PREFIX}.previous`;

export const isOwnCache = (name: string): boolean => name.startsWith(PREFIX);
