import { Html } from '../../http/html.ts';

/** What a nutrition plan adds to the style of the site: the whole width, and a form for paper. */
export const nutritionPlanStyle = new Html(`
h3 { margin: 0; font-size: 1.0625rem; font-weight: 650; line-height: 1.3; }
.summary { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
.summary .card, .days .card { padding: clamp(1rem, 4vw, 1.5rem); }
.summary .card { align-content: start; }
.days { columns: 20rem; column-gap: 1rem; }
.days .card { break-inside: avoid; margin-bottom: 1rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0 0.5rem 0.5rem; border-top: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; font-weight: 600; }
thead th { padding-top: 0; border-top: 0; color: var(--soft); font-size: 0.875rem; font-weight: 500; }
tfoot th, tfoot td { border-top: 2px solid var(--accent-ink); font-weight: 700; }
.day-head { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; }
.day-head p { color: var(--accent-ink); font: 700 1.375rem/1 'Barlow Condensed', sans-serif; }
.meals { display: grid; }
.meals li { padding-block: 0.875rem; border-top: 1px solid var(--line); }
.meals li:last-child { padding-bottom: 0; }
.kind { color: var(--accent-ink); font-size: 0.8125rem; font-weight: 650; }
.macros { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-top: 0.625rem; font-size: 0.875rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.macros dt { color: var(--soft); font-size: 0.8125rem; }
.macros dd { font-weight: 650; }
@media (max-width: 25rem) {
  th, td { padding-left: 0.25rem; font-size: 0.875rem; }
  thead th { font-size: 0.8125rem; }
}
@media (min-width: 36rem) {
  header, main, footer { max-width: 76rem; margin-inline: auto; }
}
@media (min-width: 60rem) {
  .picture { position: absolute; inset: 0 0 auto; height: 26rem; }
  .picture::after {
    background:
      linear-gradient(to bottom, transparent 40%, var(--ground)),
      linear-gradient(to right, var(--ground), color-mix(in oklab, transparent, var(--ground) 30%) 60%, transparent);
  }
  header, main, footer { width: 100%; }
  main { padding-block: 5rem 3rem; }
}
@media print {
  :root { --ground: #fff; --ink: #000; --accent: #000; --on-accent: #fff; }
  html { color-scheme: light; font-size: 10pt; }
  .picture, .back, .actions, footer { display: none; }
  header, main { max-width: none; padding-inline: 0; }
  header { padding-block: 0; }
  main { gap: 0.875rem; padding-block: 0; }
  h1 { font-size: 2.5rem; }
  .summary { grid-template-columns: 3fr 2fr; }
  .days { columns: 2; column-gap: 0.75rem; }
  .days .card { margin-bottom: 0.75rem; }
  .card { gap: 0.5rem; background: none; }
  .summary .card, .days .card { padding: 0.75rem; }
  th, td { padding-block: 0.125rem; }
  .meals li { padding-block: 0.375rem; }
  .macros { margin-top: 0.25rem; }
}
`);
