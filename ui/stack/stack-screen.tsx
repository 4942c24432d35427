import { useRef, useState, type Ref } from 'react';
import { StackStore } from '#application/stack/stack-store.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { withPlayer, withStack, WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import { minutesOf } from '#domain/stack/stack.ts';
import { useOfferUndo } from '../cards/undo.ts';
import { useFocusAfterRemoval } from '../cards/use-focus-after-removal.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Facts } from '../design-system/components/facts.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useMayPlay } from '../session/use-access.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useInjection } from '../session/use-injection.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';
import { useStackList } from '../session/use-stack.ts';
import { useViewer } from '../session/use-viewer.ts';
import { BUTTONS_OF_ROW, StackRow } from './stack-row.tsx';
import styles from './stack-screen.module.css';
import { useStackPage, type StackEntry } from './use-stack-page.ts';

/** /stack: what the viewer plays one after another (CAT-30). */
export function StackScreen() {
  const list = useStackList();
  const isKnown = useViewer().state !== 'loading';
  if (list === null) return <NotFoundScreen />;
  return isKnown ? <KnownStack list={list} /> : <LoadingScreen />;
}

function KnownStack({ list }: { readonly list: string }) {
  const t = useText();
  const store = useInjection(StackStore);
  const offerUndo = useOfferUndo();
  const heading = useRef<HTMLHeadingElement>(null);
  const { stack, entries, failure, tryAgain } = useStackPage(list);
  useDocumentTitle(t(failure ? 'stack:notLoaded' : 'stack:heading'));
  if (failure) {
    return (
      <MessagePage
        heading={t('stack:notLoaded')}
        text={t('stack:notLoadedText')}
        failure={failure}
        onTryAgain={tryAgain}
      />
    );
  }
  const clear = () => {
    store.clear();
    offerUndo({ words: t('stack:cleared'), undo: () => store.putBack(stack), takesFocus: false });
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <StackHead heading={heading} entries={entries} onClear={clear} />
      <StackList entries={entries} onNone={() => heading.current?.focus()} />
    </div>
  );
}

interface StackHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly entries: readonly StackEntry[];
  readonly onClear: () => void;
}

function StackHead({ heading, entries, onClear }: StackHeadProps) {
  const t = useText();
  const forLink = useForLink();
  const mayPlay = useMayPlay();
  const items = entries.flatMap(({ item }) => item ?? []);
  const isLoaded = entries.every(({ item }) => item !== undefined);
  const first = items.find(mayPlay);
  const size =
    entries.length > 0 && isLoaded
      ? [
          t('stack:workouts', { count: entries.length }),
          t('catalogue:minutes', { minutes: minutesOf(items) }),
        ]
      : [];
  return (
    <div className={styles.head}>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {t('stack:heading')}
      </h1>
      <p className={styles.about}>
        <Facts of={[...size, t('stack:kept')]} />
      </p>
      {entries.length > 0 && (
        <div className={styles.ways}>
          {first && (
            <Link
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
              to={withPlayer(withStack(cardLink(forLink(first), null)))}
              state={{ fromPage: true }}
            >
              <Icon name="play" size={20} />
              <span>{t('stack:start')}</span>
            </Link>
          )}
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onClear}>
            {t('stack:clear')}
          </button>
        </div>
      )}
      {isLoaded && items.length > 0 && !first && <p className={styles.about}>{t('stack:noneToPlay')}</p>}
    </div>
  );
}

interface StackListProps {
  readonly entries: readonly StackEntry[];
  /** Takes the focus when the last one goes. */
  readonly onNone: () => void;
}

function StackList({ entries, onNone }: StackListProps) {
  const t = useText();
  const titleOf = useItemTitle();
  const store = useInjection(StackStore);
  const offerUndo = useOfferUndo();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const noteRemoval = useFocusAfterRemoval(list, entries.map(({ id }) => id).join(' '), onNone);
  const titleIn = ({ item }: StackEntry) =>
    item ? titleOf(item) : t(item === null ? 'stack:gone' : 'stack:loading');
  const remove = (entry: StackEntry, place: number) => {
    const before = store.now();
    noteRemoval((place + 1) * BUTTONS_OF_ROW - 1);
    store.remove(entry.id);
    offerUndo({
      words: t('catalogue:unstacked', { title: titleIn(entry) }),
      undo: () => store.putBack(before),
      takesFocus: false,
    });
  };
  const move = (entry: StackEntry, by: 1 | -1) => {
    store.move(entry.id, by);
    const place = store.now().indexOf(entry.id) + 1;
    setMoved(t('stack:moved', { title: titleIn(entry), place, count: entries.length }));
  };
  if (entries.length === 0) return <EmptyStack />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <ol ref={list} className={styles.list} aria-label={t('stack:items')}>
        {entries.map((entry, place) => (
          <li key={entry.id}>
            <StackRow
              entry={entry}
              title={titleIn(entry)}
              isFirst={place === 0}
              isLast={place === entries.length - 1}
              onMove={(by) => move(entry, by)}
              onRemove={() => remove(entry, place)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function EmptyStack() {
  const t = useText();
  return (
    <div className={styles.none}>
      <h2>{t('stack:none')}</h2>
      <p>{t('stack:noneText')}</p>
      <Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={WORKOUTS_PATH}>
        {t('catalogue:findWorkouts')}
      </Link>
    </div>
  );
}
