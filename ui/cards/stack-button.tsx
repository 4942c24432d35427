import { useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { isStackable } from '#domain/stack/stack.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useStackList } from '../session/use-stack.ts';
import { useViewer } from '../session/use-viewer.ts';
import styles from './stack-button.module.css';
import { StackFull } from './stack-full.tsx';
import { useStackToggle } from './use-stack-toggle.ts';

/** Adds a card's item to the stack, or removes it (CAT-30), once it is known whose stack that is. */
export function StackButton({ item }: { readonly item: MediaItem }) {
  const t = useText();
  const title = useItemTitle()(item);
  const { isStacked, toggle } = useStackToggle(item);
  const [isFull, setIsFull] = useState(false);
  if (useViewer().state === 'loading') return null;
  return (
    <>
      <button
        type="button"
        className={styles.onCard}
        data-stacked={isStacked}
        data-tools
        aria-label={t(isStacked ? 'catalogue:unstack' : 'catalogue:stack', { title })}
        onClick={() => setIsFull(toggle() === 'too-many')}
      >
        <Icon name={isStacked ? 'check' : 'plus'} size={20} />
      </button>
      {isFull && <StackFull onClosed={() => setIsFull(false)} />}
    </>
  );
}

/** Adds the item of a page to the stack, or removes it; nothing for what cannot be in a stack. */
export function PageStackButton({ item }: { readonly item: MediaItem }) {
  const hasStack = useStackList() !== null;
  const isKnown = useViewer().state !== 'loading';
  return hasStack && isKnown && isStackable(item) ? <Toggle item={item} /> : null;
}

function Toggle({ item }: { readonly item: MediaItem }) {
  const t = useText();
  const { isStacked, toggle } = useStackToggle(item);
  const [isFull, setIsFull] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool} ${styles.onPage}`}
        aria-pressed={isStacked}
        onClick={() => setIsFull(toggle() === 'too-many')}
      >
        <Icon name={isStacked ? 'check' : 'plus'} size={20} />
        <span>{t('stack')}</span>
      </button>
      {isFull && <StackFull onClosed={() => setIsFull(false)} />}
    </>
  );
}
