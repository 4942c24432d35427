/** The code of the screens, each fetched when its address is opened. */
export const loadHome = () => import('../catalogue/home-screen.tsx');
export const loadMedia = () => import('../catalogue/media-screen.tsx');
export const loadPlaylist = () => import('../catalogue/playlist-screen.tsx');
