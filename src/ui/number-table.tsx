import type { ReactNode } from "react";
import styles from "./number-table.module.css";

interface NumberRow {
  readonly key: string;
  readonly label: ReactNode;
  /** One for each column of numbers, in their order. */
  readonly numbers: readonly string[];
}

interface NumberTableProps {
  readonly caption: ReactNode;
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly NumberRow[];
}

/** Named rows of numbers. */
export function NumberTable({ caption, head, columns, rows }: NumberTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, numbers }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map((column, index) => (
              <td key={column} className={styles.number}>
                {numbers[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
