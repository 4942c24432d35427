import { Html } from '../../http/html.ts';

/** What the intake survey adds to the style of the site. */
export const intakeSurveyStyle = new Html(`
.survey { display: grid; gap: 2rem; }
fieldset { min-width: 0; border: 0; }
legend { margin-bottom: 0.75rem; padding: 0; }
legend, label[for='notes'] { font-weight: 650; font-size: 1.125rem; }
.missing legend { color: var(--accent-ink); }
.missing legend::after { content: ' (missing)'; font-weight: 400; }
.choices { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
.choices:has(.choice:nth-child(3):last-child) { grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); }
.choices:has(.choice:nth-child(5)) { grid-template-columns: repeat(auto-fit, minmax(4.25rem, 1fr)); }
.choice {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  margin: 0;
  padding: 0.5rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  font-weight: 550;
  cursor: pointer;
  transition: border-color 140ms, background-color 140ms;
}
.choice:hover { border-color: var(--ink); }
.choice:has(:checked) { border-color: var(--accent-ink); background: var(--raised); }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.choice:has(:focus-visible) { outline: 3px solid var(--accent-ink); outline-offset: 3px; }
.choice :focus-visible { outline: none; }
textarea {
  width: 100%;
  margin-top: 0.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
  resize: vertical;
}
@media (prefers-reduced-motion: reduce) {
  .choice { transition: none; }
}
`);
