import styles from "./detail-heading.module.css";

/** The name of what opened; the shell gives it the focus, so that reading starts there. */
export function DetailHeading({ title }: { readonly title: string }) {
  return (
    <h2 className={styles.title} tabIndex={-1} data-page-heading>
      {title}
    </h2>
  );
}
