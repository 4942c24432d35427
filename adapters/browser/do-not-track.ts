/** Whether the person has their browser say so: by Global Privacy Control, or by Do Not Track. */
export const isDoNotTrackOn = (
  navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean },
): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
