import { FONT_FACES } from '../endpoints/account-site/font.ts';
import { Html } from '../http/html.ts';

export const controlPageStyle = new Html(`
${FONT_FACES}
:root {
  --ground: #0b0d12;
  --surface: #14171e;
  --raised: #1d212a;
  --line: #2c313c;
  --edge: #6b7382;
  --soft: #aab1bf;
  --ink: #f5f6f8;
  --accent: #ff5c39;
  --on-accent: #0a0a0c;
  --good: #6fdc9a;
  --warn: #ffc857;
  --bad: #ff8f78;
}
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: dark; background: var(--ground); color: var(--ink); font: 400 0.9375rem/1.5 'Archivo', system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding-inline: clamp(1rem, 3vw, 3rem); -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
h1, h2, h3 { font-family: 'Barlow Condensed', 'Archivo', sans-serif; font-weight: 700; line-height: 1; }
h1 { font-size: 2rem; text-transform: uppercase; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.125rem; color: var(--soft); }
code { font: 0.8125rem/1.4 ui-monospace, 'SFMono-Regular', 'DejaVu Sans Mono', monospace; }
a { color: inherit; text-underline-offset: 0.25em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }

header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 2rem; padding-block: 1.5rem 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
main { display: grid; gap: 1rem; padding-bottom: 3rem; grid-template-columns: minmax(0, 1fr); }
section { display: grid; gap: 0.875rem; align-content: start; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); min-width: 0; }
.soft { color: var(--soft); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.spread { justify-content: space-between; gap: 0.75rem 2rem; }

#announcement { position: fixed; z-index: 1; inset: auto 1rem 1rem auto; max-width: 30rem; padding: 0.75rem 1.25rem; border-radius: 0.75rem; background: var(--ink); color: var(--ground); font-weight: 600; box-shadow: 0 8px 32px rgb(0 0 0 / 50%); }
#announcement:empty { display: none; }

button, input, select, textarea { font: inherit; color: inherit; }
button {
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid var(--edge);
  border-radius: 100vmax;
  background: none;
  font-weight: 600;
  cursor: pointer;
}
button:hover { border-color: var(--ink); background: var(--raised); }
button[aria-pressed='true'] { border-color: var(--accent); background: color-mix(in oklab, var(--surface), var(--accent) 18%); }
.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.primary:hover { border-color: var(--accent); background: color-mix(in oklab, var(--accent), white 18%); }
.danger { border-color: var(--bad); color: var(--bad); }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; font-size: 0.8125rem; color: var(--soft); }
.row > label { margin: 0; }
input, select, textarea { min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 1px solid var(--edge); border-radius: 0.5rem; background: var(--ground); width: 100%; }
.row > input { width: auto; flex: 1 1 12rem; }
textarea { padding-block: 0.5rem; font: 0.8125rem/1.5 ui-monospace, monospace; resize: vertical; }
form { display: grid; gap: 0.75rem; }
.fields { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); }
[hidden] { display: none !important; }

.now { grid-template-columns: minmax(0, 1fr); background: linear-gradient(120deg, color-mix(in oklab, var(--surface), var(--accent) 22%), var(--surface) 60%); }
.now dl { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; }
.now dt { color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
.now dd { font: 700 1.5rem/1.1 'Barlow Condensed', sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.swatches { display: flex; margin-top: 0.5rem; }
.swatches i { width: 1.75rem; height: 1.25rem; border: 1px solid var(--edge); }
.personas h2 { margin-bottom: 0.5rem; }
.people { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
.people li { display: grid; }
.people button { display: grid; align-content: start; width: 100%; padding: 0.625rem 1rem; border-color: var(--line); border-radius: 0.75rem; text-align: left; font-weight: 400; }
.people button[aria-pressed='true'] { border-color: var(--accent); }
.people b { font-weight: 650; }
.people code { color: var(--soft); }
.people .soft { margin-top: 0.25rem; font-size: 0.875rem; }
.list li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: 0.5rem; border-top: 1px solid var(--line); }
.list span { color: var(--warn); font-weight: 600; }

.table { overflow: auto; max-height: 32rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--ground); }
table { width: 100%; min-width: 40rem; border-collapse: collapse; font: 0.8125rem/1.5 ui-monospace, 'SFMono-Regular', 'DejaVu Sans Mono', monospace; }
th, td { padding: 0.375rem 0.75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { white-space: nowrap; position: sticky; top: 0; background: var(--raised); font: 600 0.8125rem/1.5 'Archivo', sans-serif; color: var(--soft); }
td:first-child, td:nth-child(2) { white-space: nowrap; }
td:last-child { width: 30%; color: var(--soft); }
td[data-kind='good'] { color: var(--good); }
td[data-kind='refused'] { color: var(--warn); }
td[data-kind='bad'], td[data-kind='none'] { color: var(--bad); }

@media (min-width: 64rem) {
  .now { grid-template-columns: auto 1fr auto; align-items: center; gap: 1rem 2rem; }
  main { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .now, .personas, .configs, .calls { grid-column: 1 / -1; }
}
`);
