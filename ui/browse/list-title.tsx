import styles from '../cards/card-list.module.css';

/** The heading of a page with a list; a placeholder of its size until it is known. */
export const ListTitle = ({ title }: { title: string | null }) => (
  <h1 className={styles.title} dir="auto">
    {title ?? <span className={styles.titlePlaceholder} />}
  </h1>
);
