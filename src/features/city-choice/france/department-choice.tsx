import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { departmentsOf, type Department } from "../../../remote/communes/departments.ts";
import { Select } from "../../../ui/select.tsx";
import { CommuneList } from "./commune-list.tsx";
import { FranceMap } from "./france-map.tsx";
import styles from "./france.module.css";

export interface DepartmentChoiceProps {
  readonly index: readonly CommuneEntry[];
  readonly onPick: (entry: CommuneEntry) => void;
}

const NONE = "";

export function DepartmentChoice({ index, onPick }: DepartmentChoiceProps) {
  const { t } = useLingui();
  const departments = useMemo(() => departmentsOf(index), [index]);
  const [{ code, pointed }, choose] = useState({ code: NONE, pointed: false });
  const chosen = departments.find((department) => department.code === code);
  // The map is rendered after everything else.
  const drawn = useDeferredValue(index, NO_INDEX);
  return (
    <section className={styles.france} aria-labelledby="choose-department">
      <h2 id="choose-department" className={styles.title}>
        <Trans>Ou choisir un département</Trans>
      </h2>
      <Select
        label={t`Département`}
        options={optionsOf(departments)}
        value={code}
        onChange={(next) => choose({ code: next, pointed: false })}
      />
      <figure>
        {drawn === NO_INDEX ? (
          <div className={styles.map} />
        ) : (
          <FranceMap
            index={drawn}
            departments={departments}
            chosen={code}
            onChoose={(next) => choose({ code: next, pointed: true })}
          />
        )}
        <figcaption className={styles.caption}>
          <Trans>Dessin approximatif, d’après les centres des communes. L’outre-mer est dans la liste.</Trans>
        </figcaption>
      </figure>
      {chosen === undefined ? null : (
        <Communes key={chosen.code} department={chosen} pointed={pointed} onPick={onPick} />
      )}
    </section>
  );
}

const NO_INDEX: readonly CommuneEntry[] = [];

function optionsOf(departments: readonly Department[]) {
  const choices = departments.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  return [{ value: NONE, label: "—" }, ...choices];
}

interface CommunesProps extends Pick<DepartmentChoiceProps, "onPick"> {
  readonly department: Department;
  /** Chosen on the map, which may fill the window: the result is scrolled into view. */
  readonly pointed: boolean;
}

function Communes({ department, pointed, onPick }: CommunesProps) {
  const { t } = useLingui();
  const { name, communes } = department;
  const count = t`${plural(communes.length, { one: "# commune", other: "# communes" })}`;
  const place = useInView(pointed);
  return (
    <div ref={place} className={styles.found}>
      <output id="communes-of" className={styles.count}>
        {name} : {count}
      </output>
      <CommuneList communes={communes} labelledBy="communes-of" onPick={onPick} />
    </div>
  );
}

function useInView(wanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return place;
}
