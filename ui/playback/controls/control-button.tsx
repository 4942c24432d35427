import type { ComponentProps } from 'react';
import { ControlIcon, type ControlIconName } from './control-icon.tsx';
import styles from './control-button.module.css';

interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  readonly icon: ControlIconName;
  /** Its accessible name, which a mouse and the keyboard's focus show beside it. */
  readonly label: string;
  readonly size?: number;
}

/** A round button of the player's controls. */
export const ControlButton = ({ icon, label, size, ...button }: ControlButtonProps) => (
  <button type="button" className={styles.button} {...button}>
    <ControlIcon name={icon} {...(size !== undefined && { size })} />
    <span className={styles.tooltip} data-tooltip dir="auto">
      {label}
    </span>
  </button>
);
