/** The style of an ad. The page may set `--player-accent` and `--player-font`, its typeface. */
export const adScreenStyle = `
:host {
  --accent: var(--player-accent, #ff5a3c);
  --panel: rgb(18 19 26 / .94);
  display: block;
  position: absolute;
  inset: 0;
  background: #000;
  color: #fff;
  font: 600 15px/1.4 var(--player-font, system-ui, sans-serif);
  font-variant-numeric: tabular-nums;
  direction: ltr;
  container-type: size;
}
:host([hidden]) { display: none; }
[hidden] { display: none !important; }
video { display: block; width: 100%; height: 100%; object-fit: contain; }
.ad-label {
  position: absolute;
  left: max(16px, env(safe-area-inset-left));
  bottom: max(20px, env(safe-area-inset-bottom));
  margin: 0;
  padding: 10px 16px;
  border-radius: 999px;
  background: var(--panel);
}
.ad-left { margin-left: 6px; color: rgb(255 255 255 / .75); }
button {
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
  font-variant-numeric: inherit;
  cursor: pointer;
}
button:not(:disabled):hover { background: #fff; color: #000; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button:disabled { border-color: transparent; cursor: default; }
.ad-toggle { bottom: calc(max(20px, env(safe-area-inset-bottom)) + 56px); }
/* There is no room for both in a row. */
@container (width < 440px) {
  .ad-label { bottom: calc(max(20px, env(safe-area-inset-bottom)) + 56px); }
}
@media (forced-colors: active) {
  :host { --accent: Highlight; forced-color-adjust: none; }
}
`;
