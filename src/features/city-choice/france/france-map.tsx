import { useMemo } from "react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import type { Department } from "../../../remote/communes/departments.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "./france.module.css";
import { departmentGridOf } from "./department-grid.ts";
import { shapesOf } from "./trace-shapes.ts";

export interface FranceMapProps {
  readonly index: readonly CommuneEntry[];
  readonly departments: readonly Department[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Hidden from assistive technology: the list above says and does the same. */
export function FranceMap({ index, departments, chosen, onChoose }: FranceMapProps) {
  const { columns, rows, shapes } = useMemo(() => {
    const grid = departmentGridOf(index);
    return { ...grid, shapes: shapesOf(grid) };
  }, [index]);
  const names = useMemo(() => new Map(departments.map(({ code, name }) => [code, name])), [departments]);
  return (
    <svg className={styles.map} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {shapes.map(({ code, path }) => (
        <path
          key={code}
          d={path}
          data-department={code}
          className={classes(styles.department, code === chosen && styles.chosen)}
          onClick={() => onChoose(code)}
        >
          <title>{names.get(code)}</title>
        </path>
      ))}
    </svg>
  );
}
