import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { keyAlongText } from '../../i18n/text-direction.ts';
import { nextIndex } from './next-index.ts';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Parts of a page, one at a time; arrow keys, Home and End move between the tabs, as the ARIA practices recommend. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ name }) => name === chosen);
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(keyAlongText(event.key), at, tabs.length, ['ArrowLeft', 'ArrowRight']);
    const tab = tabs[next ?? -1];
    if (next === null || !tab) return;
    event.preventDefault();
    onChoose(tab.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            className={styles.tab}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} tabIndex={-1}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
