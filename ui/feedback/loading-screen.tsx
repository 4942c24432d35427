import { Busy } from './busy.tsx';
import styles from './loading-screen.module.css';

/** The place of a screen whose code is loading. */
export const LoadingScreen = () => <Busy className={styles.place} />;
