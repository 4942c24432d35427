import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../design-system/components/icon.tsx';
import { nextIndex } from '../../design-system/components/next-index.ts';
import { usePopup } from '../../design-system/components/use-popup.ts';
import { ControlButton } from './control-button.tsx';
import type { ControlIconName } from './control-icon.tsx';
import styles from './control-menu.module.css';

/** One of several choices, of which one is chosen. */
export interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An entry that opens a list of choices, or does something. */
export interface MenuEntry {
  readonly label: string;
  readonly choices?: readonly Choice[];
  /** Whether the menu stays open after a choice, so that another one can be compared with it. */
  readonly staysOpen?: boolean;
  readonly onPress?: () => void;
  /** Whether only keyboards need it. */
  readonly isForKeys?: boolean;
}

interface ControlMenuProps {
  readonly icon: ControlIconName;
  readonly label: string;
  /** What leads back to it from the choices of an entry. */
  readonly backLabel: string;
  readonly isOn?: boolean;
  readonly choices?: readonly Choice[];
  /** Below the choices. */
  readonly entries: readonly MenuEntry[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A menu of the player, above its button; keys move in it as the ARIA practices recommend. */
export function ControlMenu({
  icon,
  label,
  backLabel,
  isOn = false,
  choices = [],
  entries,
  onOpenChange,
}: ControlMenuProps) {
  const { area, isOpen, close, button, id } = usePopup();
  const tell = useEffectEvent(onOpenChange);
  useEffect(() => tell(isOpen), [isOpen]);
  const leave = () => {
    close();
    button.ref.current?.focus();
  };
  return (
    <div ref={area} className={styles.area}>
      <ControlButton icon={icon} label={label} aria-haspopup="menu" data-on={isOn} {...button} />
      {isOpen && <OpenMenu {...{ id, label, backLabel, choices, entries }} onLeave={leave} />}
    </div>
  );
}

interface OpenMenuProps extends Pick<ControlMenuProps, 'label' | 'backLabel' | 'entries'> {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly onLeave: () => void;
}

/** The choices and entries of a menu, or the choices of the entry that was pressed. */
function OpenMenu({ id, label, backLabel, choices, entries, onLeave }: OpenMenuProps) {
  /** The entry that was pressed last, and whether its choices are shown. */
  const [{ pressed, isShown }, setEntry] = useState<{ pressed: string | null; isShown: boolean }>({
    pressed: null,
    isShown: false,
  });
  const entry = isShown ? entries.find((each) => each.label === pressed) : undefined;
  if (entry?.choices) {
    return (
      <Menu
        key={entry.label}
        id={id}
        label={entry.label}
        startsAt={null}
        onLeave={onLeave}
        back={{ label: backLabel, onPress: () => setEntry({ pressed, isShown: false }) }}
      >
        <Choices choices={entry.choices} onChosen={entry.staysOpen ? null : onLeave} />
      </Menu>
    );
  }
  const press = (each: MenuEntry) => {
    if (each.choices) {
      setEntry({ pressed: each.label, isShown: true });
      return;
    }
    onLeave();
    each.onPress?.();
  };
  return (
    <Menu id={id} label={label} startsAt={pressed} onLeave={onLeave} back={null}>
      <Choices choices={choices} onChosen={onLeave} />
      {choices.length > 0 && entries.length > 0 && <div role="separator" className={styles.line} />}
      {entries.map((each) => (
        <Entry key={each.label} entry={each} onPress={() => press(each)} />
      ))}
    </Menu>
  );
}

const Entry = ({ entry, onPress }: { readonly entry: MenuEntry; readonly onPress: () => void }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.item}
    data-entry={entry.label}
    data-for-keys={entry.isForKeys}
    aria-haspopup={entry.choices ? 'menu' : undefined}
    onClick={onPress}
  >
    <span className={styles.words}>{entry.label}</span>
    <span className={styles.value} dir="auto">
      {entry.choices?.find(({ isChosen }) => isChosen)?.label}
    </span>
    {entry.choices && <Icon name="on" size={16} />}
  </button>
);

const Choices = ({
  choices,
  onChosen,
}: {
  readonly choices: readonly Choice[];
  readonly onChosen: (() => void) | null;
}) =>
  choices.map(({ label, isChosen, onChoose }, index) => (
    <button
      // Two tracks may have the same label.
      key={`${index} ${label}`}
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        onChoose();
        onChosen?.();
      }}
    >
      <span className={styles.mark}>{isChosen && <Icon name="check" size={18} />}</span>
      <span className={styles.words} dir="auto">
        {label}
      </span>
    </button>
  ));

interface MenuProps {
  readonly id: string;
  readonly label: string;
  /** The entry that has the focus first; null for what is chosen, or the first entry. */
  readonly startsAt: string | null;
  readonly onLeave: () => void;
  /** Given for a menu that another one has opened. */
  readonly back: { readonly label: string; readonly onPress: () => void } | null;
  readonly children: ReactNode;
}

function Menu({ id, label, startsAt, onLeave, back, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    const items = itemsIn(menu.current);
    const isFirst = (item: HTMLElement) =>
      startsAt === null ? item.getAttribute('aria-checked') === 'true' : item.dataset['entry'] === startsAt;
    (items.find(isFirst) ?? items[0])?.focus();
  });
  useEffect(() => focusFirst(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsIn(menu.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, at, items.length, ['ArrowUp', 'ArrowDown']);
    if (next !== null) items[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    else if (event.key === 'ArrowLeft' && back) back.onPress();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.panel}>
      {back && (
        <button type="button" className={styles.head} tabIndex={-1} onClick={back.onPress}>
          <Icon name="back" size={18} />
          <span className="visually-hidden">{back.label}</span>
          <span aria-hidden="true">{label}</span>
        </button>
      )}
      <div ref={menu} role="menu" id={id} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
        {children}
      </div>
    </div>
  );
}

/** Without those that are not shown. */
const itemsIn = (menu: HTMLElement | null): HTMLElement[] =>
  [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );
