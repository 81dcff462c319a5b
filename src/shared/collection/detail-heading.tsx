import styles from "./detail-heading.module.css";

export function DetailHeading({ title }: { readonly title: string }) {
  return (
    <h2 className={styles.title} tabIndex={-1} data-page-heading>
      {title}
    </h2>
  );
}
