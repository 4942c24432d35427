/** The player's style. The page may set `--player-accent`, `--player-on-accent` and `--player-font`, its typeface. */
export const style = `
:host {
  --accent: var(--player-accent, #ff5a3c);
  --on-accent: var(--player-on-accent, #fff);
  --font: var(--player-font, system-ui, sans-serif);
  --panel: rgb(18 19 26 / .94);
  --lift: rgb(255 255 255 / .14);
  display: block;
  background: #000;
  color: #fff;
}

media-controller {
  --media-font-family: var(--font);
  --media-font-weight: 500;
  --media-primary-color: #fff;
  --media-control-background: transparent;
  --media-control-hover-background: var(--lift);
  --media-control-height: 26px;
  --media-control-padding: 9px;
  --media-focus-box-shadow: 0 0 0 2px #000, 0 0 0 4px var(--accent);
  --media-tooltip-background-color: var(--panel);
  --media-tooltip-border-radius: 8px;
  --media-tooltip-padding: .45em .8em;
  --media-tooltip-arrow-display: none;
  --media-tooltip-distance: 14px;
  --media-loading-indicator-icon-height: 96px;
  --media-menu-background: var(--panel);
  --media-menu-border-radius: 14px;
  --media-menu-item-hover-background: var(--lift);
  --media-menu-item-focus-shadow: inset 0 0 0 2px var(--accent);
  --media-menu-item-indicator-fill: var(--accent);
  --media-settings-menu-min-width: 232px;
  --media-range-track-height: 4px;
  --media-range-track-border-radius: 4px;
  --media-range-track-background: rgb(255 255 255 / .18);
  --media-range-bar-color: var(--accent);
  --media-range-thumb-background: #fff;
  --media-range-thumb-width: 14px;
  --media-range-thumb-height: 14px;
  --media-range-thumb-border-radius: 50%;
  --media-range-thumb-box-shadow: 0 1px 6px rgb(0 0 0 / .5);
  --media-time-range-buffered-color: rgb(255 255 255 / .14);
  --media-preview-background: var(--panel);
  --media-preview-border-radius: 10px;
  --media-preview-thumbnail-min-width: 160px;
  --media-preview-thumbnail-min-height: 90px;
  --media-preview-thumbnail-max-width: 160px;
  --media-preview-thumbnail-max-height: 90px;
  --media-preview-thumbnail-box-shadow: 0 8px 28px rgb(0 0 0 / .6);
  --media-box-arrow-display: none;
  --media-box-margin: 0 0 10px;
  --media-preview-transition-delay-in: 0s;
  --media-preview-transition-duration-in: .12s;
  --media-live-button-indicator-color: var(--accent);
  width: 100%;
  height: 100%;
  display: block;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
}
media-controller:focus { outline: none; }
.frame:not(.without-keys) media-controller:focus-visible:is(:not([userinactive]), [mediapaused])::after {
  content: "";
  position: absolute;
  inset: 0;
  border: 3px solid var(--accent);
  pointer-events: none;
}
media-controller[breakpointwide] {
  --media-preview-thumbnail-min-width: 240px;
  --media-preview-thumbnail-min-height: 135px;
  --media-preview-thumbnail-max-width: 240px;
  --media-preview-thumbnail-max-height: 135px;
}
video { object-fit: contain; }
.frame > :not(slot) { direction: ltr; }
.poster { object-fit: contain; width: 100%; height: 100%; }
media-controller .still { position: absolute; inset: 0; object-fit: contain; pointer-events: none; }
[hidden], .still[hidden] { display: none !important; }
.frame { container-type: inline-size; position: relative; width: 100%; height: 100%; background: #000; overflow-wrap: normal; }

.ad { position: absolute; inset: 0; background: #000; font: 600 15px/1.4 var(--font); }
.ad[hidden] { display: none; }
.ad video { width: 100%; height: 100%; }
.ad-label {
  position: absolute;
  left: max(16px, env(safe-area-inset-left));
  bottom: max(20px, env(safe-area-inset-bottom));
  margin: 0;
  padding: 10px 16px;
  border-radius: 999px;
  background: var(--panel);
  font-variant-numeric: tabular-nums;
}
.ad-left { margin-left: 6px; color: rgb(255 255 255 / .75); }
.ad button {
  position: absolute;
  right: max(16px, env(safe-area-inset-right));
  bottom: max(20px, env(safe-area-inset-bottom));
  min-width: 44px;
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid rgb(255 255 255 / .5);
  border-radius: 999px;
  background: var(--panel);
  color: #fff;
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
}
.ad button:not(:disabled):hover { background: #fff; color: #000; }
.ad button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.ad button:disabled { border-color: transparent; cursor: default; }
.ad .ad-toggle { bottom: calc(max(20px, env(safe-area-inset-bottom)) + 56px); }

.told {
  position: absolute;
  inset: 18% 0 auto;
  width: fit-content;
  margin: 0 auto;
  padding: .5em 1.1em;
  border-radius: 999px;
  background: var(--panel);
  font: 600 17px/1.4 var(--font);
  pointer-events: none;
}
.told:empty { visibility: hidden; }

.keys {
  box-sizing: border-box;
  width: min(34rem, calc(100% - 32px));
  max-height: calc(100% - 32px);
  padding: 20px 24px 24px;
  border: 1px solid rgb(255 255 255 / .14);
  border-radius: 18px;
  background: rgb(18 19 26 / .97);
  color: #fff;
  font: 500 15px/1.4 var(--font);
  overflow: auto;
}
.keys::backdrop { background: rgb(0 0 0 / .6); }
.keys-head { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
.keys h2 { margin: 0; font-size: 20px; line-height: 1.3; }
.keys dl { margin: 12px 0 0; }
.keys dl div {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 38px;
  border-top: 1px solid rgb(255 255 255 / .1);
}
.keys dt { order: 1; white-space: nowrap; color: rgb(255 255 255 / .75); }
.keys dd { margin: 0; }
.keys kbd {
  display: inline-block;
  min-width: 28px;
  padding: 2px 8px;
  border: 1px solid rgb(255 255 255 / .3);
  border-radius: 7px;
  background: rgb(255 255 255 / .1);
  color: #fff;
  font: inherit;
  font-weight: 600;
  text-align: center;
}

video::cue {
  background: rgb(10 10 14 / .78);
  color: #fff;
  font-family: var(--font);
  font-size: .8em;
  font-weight: 500;
}
video::-webkit-media-text-track-container { transition: transform .2s ease-out; }
media-controller:is(:not([userinactive]), [mediapaused]) video::-webkit-media-text-track-container {
  transform: translateY(-92px);
}

svg { stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; fill: none !important; }
svg .solid { fill: currentColor; stroke-width: 1.2; }
svg text { fill: currentColor; stroke: none; font: 700 7.4px/1 var(--font); text-anchor: middle; }

media-play-button:not([mediaended]) .again, media-play-button[mediaended] .first { display: none; }
media-loading-indicator { position: absolute; }

media-play-button, media-seek-backward-button, media-seek-forward-button, media-mute-button, media-pip-button,
media-captions-menu-button, media-settings-menu-button, media-fullscreen-button, media-airplay-button, media-cast-button {
  border-radius: 50%;
  min-width: 44px;
  min-height: 44px;
}
player-time, media-live-button { border-radius: 999px; }
media-live-button { --media-font-weight: 700; letter-spacing: .06em; }
media-captions-menu-button { position: relative; }
media-captions-menu-button[mediasubtitlesshowing]::after {
  content: "";
  position: absolute;
  inset: auto 13px 7px;
  height: 3px;
  border-radius: 3px;
  background: var(--accent);
}

.lower {
  align-self: stretch;
  padding: 56px max(12px, env(safe-area-inset-right)) max(8px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left));
  background: linear-gradient(transparent, rgb(0 0 0 / .38) 34%, rgb(0 0 0 / .82));
  pointer-events: none !important;
}
.lower > * { pointer-events: auto; }
media-time-range {
  --media-control-hover-background: transparent;
  --media-control-padding: 0;
  --media-range-padding: 8px;
  display: flex;
  width: 100%;
  height: 32px;
  border-radius: 8px;
}
media-time-range:is(:hover, :focus-within) { --media-range-track-height: 7px; }
media-control-bar { display: flex; align-items: center; width: 100%; }
.wide-only, .sound { display: flex; align-items: center; }
.between { flex: 1; }
media-volume-range {
  --media-control-hover-background: transparent;
  --media-range-bar-color: #fff;
  --media-range-padding: 8px;
  border-radius: 8px;
  width: 92px;
  height: 44px;
}
media-controller:not([breakpointwide]) :is(.wide-only, media-volume-range) { display: none; }
media-controller[mediavolumeunavailable] .sound { display: none; }
media-controller:not([breakpointmedium]) media-pip-button { display: none; }
/* Devices have keys of their own for the sound. */
@container (width < 360px) {
  media-control-bar:has(media-airplay-button:not([mediaairplayunavailable]), media-cast-button:not([mediacastunavailable])) .sound { display: none; }
}

.centre { display: flex; align-items: center; gap: 28px; }
.centre > * { background: rgb(8 8 12 / .5); --media-control-hover-background: rgb(8 8 12 / .72); }
.centre media-play-button {
  --media-control-height: 34px;
  --media-button-padding: 19px;
}
.centre media-play-button[mediapaused] {
  --media-control-hover-background: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}
@media (hover: hover) {
  media-controller[breakpointwide] .centre { display: none; }
}
@media (hover: none) {
  .wide-only { display: none; }
}
media-controller[medialoading]:not([mediapaused]) .centre { visibility: hidden; }
media-controller.asks-for-press .centre {
  display: flex;
  visibility: visible;
  opacity: 1 !important;
}
media-controller.asks-for-press .centre > :not(media-play-button) { display: none; }
media-controller.asks-for-press[breakpointwide] .centre media-play-button {
  --media-control-height: 48px;
  --media-button-padding: 26px;
}
media-controller.asks-for-press .centre media-play-button { animation: beckon 1.6s ease-out infinite; }
@keyframes beckon {
  from { box-shadow: 0 0 0 0 color-mix(in srgb, var(--accent) 60%, transparent); }
  to { box-shadow: 0 0 0 30px transparent; }
}
@media (forced-colors: active) {
  :host { --accent: Highlight; --on-accent: HighlightText; forced-color-adjust: none; }
}
@media (prefers-reduced-motion: reduce) {
  media-controller.asks-for-press .centre media-play-button { animation: none; }
}

media-controller[mediastreamtype="live"] player-time { display: none; }
media-controller:not([mediastreamtype="live"]) media-live-button { display: none; }
media-controller[mediastreamtype="live"]:not(.has-window)
  :is(media-time-range, media-seek-backward-button, media-seek-forward-button) { display: none; }

media-controller[userinactive]:not([mediapaused], [mediaisairplaying], [mediaiscasting], .under-mouse) :is(.centre, .lower) * {
  pointer-events: none;
}
media-controller:not(.under-mouse) :not(:focus-visible)::part(tooltip) { display: none; }

media-settings-menu, media-captions-menu {
  margin: 0 12px 22px 0;
  border: 1px solid rgb(255 255 255 / .12);
  border-radius: 14px;
  box-shadow: 0 12px 40px rgb(0 0 0 / .5);
  backdrop-filter: blur(16px);
}
media-captions-menu { min-width: 168px; }
:is(media-airplay-button[mediaairplayunavailable], media-cast-button[mediacastunavailable]) { display: none; }
@media (hover: none), (pointer: coarse) {
  .to-keys { display: none; }
}
media-settings-menu-item, media-chrome-menu-item, media-rendition-menu::part(menu-item),
media-playback-rate-menu::part(menu-item), media-captions-menu::part(menu-item) {
  min-height: 44px;
  padding-inline: 16px;
}
media-rendition-menu:not([hidden]), media-playback-rate-menu:not([hidden]) { z-index: 1; }

.notice {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  padding: 24px;
  background: rgb(8 8 12 / .86);
  font: 500 17px/1.5 var(--font);
  text-align: center;
}
.notice[hidden] { display: none; }
.notice p { margin: 0; }
.notice button, .keys .close {
  min-height: 44px;
  padding: 0 22px;
  border: 0;
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.notice button:focus-visible, .keys .close:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`;
