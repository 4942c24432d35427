/** Whether the user opts out of tracking, by Global Privacy Control or Do Not Track. */
export const isDoNotTrackOn = (
  navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean },
): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
