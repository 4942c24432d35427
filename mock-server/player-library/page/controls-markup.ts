import { adScreen } from './ad-screen.ts';
import { shortcutsDialog } from './shortcuts-dialog.ts';

/** An icon on a 24-unit square, drawn with strokes of one width. */
const icon = (slot: string, paths: string, name = '') =>
  `<svg slot="${slot}" class="${name}" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

const PLAY =
  '<path class="solid" d="M7.5 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.7 4.1a.8.8 0 0 0-1.2.7z"/>';
const PAUSE = '<path class="solid" d="M6.5 4.5h3.4v15H6.5zM14.1 4.5h3.4v15h-3.4z"/>';
const AGAIN = '<path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7"/><path d="M7.4 2.6v4h4"/>';
const BACK =
  '<path d="M4.2 12.6a7.8 7.8 0 1 0 3-6.2"/><path d="M7.6 2.4 6.9 6.7l4.3.6"/><text x="12.1" y="15.6">10</text>';
const AHEAD =
  '<path d="M19.8 12.6a7.8 7.8 0 1 1-3-6.2"/><path d="m16.4 2.4.7 4.3-4.3.6"/><text x="11.9" y="15.6">10</text>';
const SPEAKER = '<path class="solid" d="M3.5 9.2v5.6h3.6l5 4.4V4.8l-5 4.4z"/>';
const CAPTIONS =
  '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M10.4 10.4a2.2 2.2 0 1 0 0 3.2M17 10.4a2.2 2.2 0 1 0 0 3.2"/>';
const SETTINGS =
  '<path d="M4 7h8M18 7h2M4 17h2M12 17h8"/><circle cx="15" cy="7" r="2.4"/><circle cx="9" cy="17" r="2.4"/>';
const PICTURE = '<path d="M20.5 10.5v-3a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h4"/>';
const AIRPLAY =
  '<path d="M7.5 16.5H6a2.5 2.5 0 0 1-2.5-2.5V7.5A2.5 2.5 0 0 1 6 5h12a2.5 2.5 0 0 1 2.5 2.5V14a2.5 2.5 0 0 1-2.5 2.5h-1.5"/><path class="solid" d="m12 14.5 5 5.5H7z"/>';
const CAST =
  '<path d="M3.5 9V7.5A2.5 2.5 0 0 1 6 5h12a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 18 19h-3.5M3.5 12.5a6.5 6.5 0 0 1 6.5 6.5M3.5 16a3 3 0 0 1 3 3"/>';
const FULL =
  '<path d="M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3"/>';
const SMALL =
  '<path d="M9 4v3a2 2 0 0 1-2 2H4M20 9h-3a2 2 0 0 1-2-2V4M15 20v-3a2 2 0 0 1 2-2h3M4 15h3a2 2 0 0 1 2 2v3"/>';

const playButton = `<media-play-button>
  ${icon('play', PLAY, 'first')}${icon('play', AGAIN, 'again')}${icon('pause', PAUSE)}
</media-play-button>`;
const backButton = `<media-seek-backward-button seekoffset="10">${icon('icon', BACK)}</media-seek-backward-button>`;
const aheadButton = `<media-seek-forward-button seekoffset="10">${icon('icon', AHEAD)}</media-seek-forward-button>`;

const muteButton = `<media-mute-button>
  ${icon('off', `${SPEAKER}<path d="m16 9.5 5 5M21 9.5l-5 5"/>`)}
  ${icon('low', `${SPEAKER}<path d="M15.4 9.4a3.6 3.6 0 0 1 0 5.2"/>`)}
  ${icon('medium', `${SPEAKER}<path d="M15.4 9.4a3.6 3.6 0 0 1 0 5.2"/>`)}
  ${icon('high', `${SPEAKER}<path d="M15.4 9.4a3.6 3.6 0 0 1 0 5.2M18 6.8a7.3 7.3 0 0 1 0 10.4"/>`)}
</media-mute-button>`;

const submenu = (name: string, menu: string) => `<media-settings-menu-item>
  ${name}
  <${menu} slot="submenu" hidden><div slot="title">${name}</div></${menu.split(' ')[0]}>
</media-settings-menu-item>`;

/** The available playback speeds. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The initial markup: the video element, with placeholders until there is a picture. */
export const frame = `<div class="frame">
<media-controller tabindex="0" nohotkeys gesturesdisabled breakpoints="medium:375 wide:560" autohide="3" nomutedpref novolumepref nosubtitleslangpref
  liveedgeoffset="30" seektoliveoffset="20">
  <img class="poster" slot="poster" alt="" hidden>
  <media-loading-indicator slot="centered-chrome" noautohide></media-loading-indicator>
</media-controller>
${adScreen}
<div class="notice" role="alert" hidden>
  <p></p>
  <button class="retry" type="button">Try again</button>
</div>
<p class="told" role="status"></p>
<slot></slot>
${shortcutsDialog}
</div>`;

/** The controls as media-chrome elements; styled in `controls-style.ts`. */
export const controls = `<div class="centre" slot="centered-chrome">${backButton}${playButton}${aheadButton}</div>
<media-settings-menu hidden anchor="auto" aria-label="Settings">
  ${submenu('Quality', 'media-rendition-menu')}
  ${submenu('Speed', `media-playback-rate-menu rates="${SPEEDS.join(' ')}"`)}
  <media-settings-menu-item class="to-keys">Keyboard shortcuts</media-settings-menu-item>
</media-settings-menu>
<media-captions-menu hidden anchor="auto" aria-label="Captions"></media-captions-menu>
<div class="lower">
  <media-time-range>
    <media-preview-thumbnail slot="preview"></media-preview-thumbnail>
    <player-preview-time slot="preview"></player-preview-time>
  </media-time-range>
  <media-control-bar>
    <span class="wide-only">${playButton}${backButton}${aheadButton}</span>
    <span class="sound">${muteButton}<media-volume-range></media-volume-range></span>
    <player-time showduration></player-time>
    <media-live-button></media-live-button>
    <span class="between"></span>
    <media-captions-menu-button>${icon('on', CAPTIONS)}${icon('off', CAPTIONS)}</media-captions-menu-button>
    <media-settings-menu-button>${icon('icon', SETTINGS)}</media-settings-menu-button>
    <media-airplay-button>${icon('icon', AIRPLAY)}</media-airplay-button>
    <media-cast-button>${icon('enter', CAST)}${icon('exit', CAST)}</media-cast-button>
    <media-pip-button>
      ${icon('enter', `${PICTURE}<rect class="solid" x="12" y="13" width="9" height="6.5" rx="1.4"/>`)}
      ${icon('exit', `${PICTURE}<rect x="12" y="13" width="9" height="6.5" rx="1.4"/>`)}
    </media-pip-button>
    <media-fullscreen-button>${icon('enter', FULL)}${icon('exit', SMALL)}</media-fullscreen-button>
  </media-control-bar>
</div>`;
