import { Html } from '../../http/html.ts';
import type { Brand } from './brand.ts';
import { FONT_FACES } from './font.ts';

/** The style sheet of the account site, derived from the brand's colours. */
export const siteStyle = (brand: Brand): Html =>
  new Html(`
${FONT_FACES}
:root {
  --ground: ${brand.ground};
  --ink: ${brand.ink};
  --accent: ${brand.accent};
  --on-accent: ${brand.onAccent};
  --accent-ink: ${brand.accentInk};
  --surface: ${brand.surface};
  --raised: ${brand.raised};
  --line: ${brand.line};
  --edge: ${brand.edge};
  --soft: ${brand.soft};
  --radius: 0.75rem;
}
*, *::before, *::after { box-sizing: border-box; }
html {
  color-scheme: ${brand.isDark ? 'dark' : 'light'};
  background: var(--ground);
  color: var(--ink);
  font: 400 1rem/1.5 'Archivo', system-ui, sans-serif;
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, p, ul, dl, dd, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
h1, h2 { font-family: 'Barlow Condensed', 'Archivo', sans-serif; font-weight: 700; line-height: 1; text-wrap: balance; }
h1 { font-size: clamp(2.75rem, 1.9rem + 3.4vw, 4.75rem); text-transform: uppercase; letter-spacing: -0.005em; }
h2 { font-size: 1.625rem; }
a { color: inherit; text-underline-offset: 0.25em; }
:focus-visible { outline: 3px solid var(--accent-ink); outline-offset: 3px; border-radius: 6px; }

.picture { position: absolute; inset: 0 0 auto; height: 17rem; z-index: -1; background: var(--surface) var(--poster, none) 70% 25% / cover; }
.picture::after {
  content: '';
  position: absolute;
  inset: 0;
  background: linear-gradient(to bottom, color-mix(in oklab, transparent, var(--ground) 45%), var(--ground));
}

header, main, footer { width: 100%; max-width: 41rem; padding-inline: clamp(1.25rem, 5vw, 4rem); }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block: 1.25rem; }
.name {
  font: 700 1.5rem/1 'Barlow Condensed', 'Archivo', sans-serif;
  letter-spacing: 0.02em;
  text-transform: uppercase;
  text-decoration: none;
}
.name img { display: block; width: 9rem; height: 2.25rem; object-fit: contain; object-position: 0 50%; }
.name, .back { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; }
.back { font-size: 0.9375rem; font-weight: 550; text-decoration: none; }
.back:hover { text-decoration: underline; }
main { padding-block: 4.5rem 3rem; display: grid; gap: 1.5rem; align-content: start; }
footer { padding-block: 1.5rem 2rem; font-size: 0.8125rem; color: var(--soft); }
footer p { border-top: 1px solid var(--line); padding-top: 1.25rem; }

.lead { font-size: 1.125rem; color: var(--soft); max-width: 34rem; }
.lead b, .strong { color: var(--ink); font-weight: 650; overflow-wrap: anywhere; }
.kicker { font-weight: 650; color: var(--accent-ink); margin-bottom: -1rem; }
.stack { display: grid; gap: 0.75rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.or { display: flex; align-items: center; gap: 1rem; color: var(--soft); font-size: 0.875rem; }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
.soft { color: var(--soft); }
.small { font-size: 0.875rem; }
.later { display: inline-flex; align-items: center; min-height: 2.75rem; }

.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: 0.5rem 1.75rem;
  border: 1px solid transparent;
  border-radius: 100vmax;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 140ms, border-color 140ms;
}
.primary { border-color: var(--accent-ink); background: var(--accent); color: var(--on-accent); }
.primary:hover { text-decoration: underline; }
.quiet { border-color: var(--edge); }
.quiet:hover { border-color: var(--ink); background: var(--surface); }
.wide { width: 100%; }

label { display: block; font-weight: 600; margin-bottom: 0.375rem; }
input[type='email'] {
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
}
input::placeholder { color: var(--soft); opacity: 1; }
input[aria-invalid='true'] { border-color: var(--accent-ink); border-width: 2px; }
.problem {
  padding: 0.875rem 1rem;
  border: 1px solid var(--accent-ink);
  border-radius: var(--radius);
  background: var(--surface);
}

.card { display: grid; gap: 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.group {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding-inline: 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  font-weight: 650;
  cursor: pointer;
}
.group:hover { border-color: var(--accent-ink); background: var(--surface); }
.group::after { content: '+'; margin-left: auto; color: var(--accent-ink); font-size: 1.25rem; }
details[open] > .group { margin-bottom: 0.75rem; }
details[open] > .group::after { content: '−'; }
.person {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 1rem;
  width: 100%;
  padding: 0.875rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  transition: border-color 140ms, background-color 140ms;
}
.person:hover { border-color: var(--accent-ink); background: var(--raised); }
.person .go { color: var(--accent-ink); font-size: 1.25rem; }
.person .words { display: grid; }
.person b { font-weight: 650; overflow-wrap: anywhere; }
.initials {
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  border: 1px solid var(--accent-ink);
  background: var(--raised);
  font: 700 1.125rem/1 'Barlow Condensed', sans-serif;
  text-transform: uppercase;
}
.who { display: flex; align-items: center; gap: 1rem; min-width: 0; }
.who > div { min-width: 0; }
.who .initials { width: 4rem; height: 4rem; font-size: 1.625rem; flex: none; }

.plans { display: grid; gap: 1rem; }
.plan { display: flex; flex-direction: column; gap: 0.375rem; }
.plan .soft { margin-bottom: 0.875rem; }
.plan .button { margin-top: auto; }
.plan .mark { margin-bottom: 0.375rem; }
.price { font: 700 2.75rem/1 'Barlow Condensed', sans-serif; }
.price small { font: 500 0.9375rem/1 'Archivo', sans-serif; color: var(--soft); }
.chosen { border-color: var(--accent-ink); }
.mark {
  align-self: start;
  padding: 0.125rem 0.625rem;
  border-radius: 100vmax;
  border: 1px solid var(--edge);
  font-size: 0.8125rem;
  font-weight: 600;
}
.mark.on { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.facts { display: grid; gap: 0.75rem; margin-bottom: 0.5rem; }
.facts > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd { font-weight: 600; }
.sessions { margin: 0; padding: 0; list-style: none; }
.sessions li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); align-items: baseline; padding-block: 0.625rem; border-top: 1px solid var(--line); }
.sessions .place { color: var(--accent-ink); font: 700 1.25rem/1 'Barlow Condensed', sans-serif; }
.sessions a { overflow-wrap: anywhere; font-weight: 600; text-decoration: none; }
.sessions a:hover { text-decoration: underline; }
.sessions .small { grid-column: 2; }
.promises { display: grid; gap: 0.625rem; }
.promises li { display: flex; gap: 0.75rem; }
.promises li::before { content: ''; flex: none; width: 0.5rem; height: 0.5rem; margin-top: 0.5rem; border-radius: 2px; background: var(--accent); transform: rotate(45deg); }

@media (min-width: 36rem) {
  .sessions li { grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: 0 1rem; }
  .sessions .small { grid-column: auto; }
  .plans { grid-template-columns: 1fr 1fr; }
}
@media (min-width: 60rem) {
  .picture { position: fixed; inset: 0 0 0 50%; height: auto; background-image: var(--wide-poster, none); }
  .picture::after {
    background: linear-gradient(to right, var(--ground), color-mix(in oklab, transparent, var(--ground) 20%) 45%, transparent);
  }
  header, main, footer { max-width: none; width: 50%; }
  main { align-content: center; padding-block: 2rem 3rem; }
}
@media (min-width: 100rem) {
  header, main, footer { padding-inline: 6.5rem; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
`);
