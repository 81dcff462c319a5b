import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo, useState } from "react";
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

/** The way for who would rather point than type: a département, in the list or on the map, then one of its communes. */
export function DepartmentChoice({ index, onPick }: DepartmentChoiceProps) {
  const { t } = useLingui();
  const departments = useMemo(() => departmentsOf(index), [index]);
  const [code, setCode] = useState(NONE);
  const chosen = departments.find((department) => department.code === code);
  // The drawing comes when nothing else is waited for.
  const drawn = useDeferredValue(index, NO_INDEX);
  return (
    <section className={styles.france} aria-labelledby="choose-department">
      <h2 id="choose-department" className={styles.title}>
        <Trans>Ou choisir un département</Trans>
      </h2>
      <Select label={t`Département`} options={optionsOf(departments)} value={code} onChange={setCode} />
      {chosen === undefined ? null : <Communes department={chosen} onPick={onPick} />}
      <figure className={styles.figure}>
        {drawn === NO_INDEX ? (
          <div className={styles.map} />
        ) : (
          <FranceMap index={drawn} departments={departments} chosen={code} onChoose={setCode} />
        )}
        <figcaption className={styles.caption}>
          <Trans>Dessin approximatif, d’après les centres des communes. L’outre-mer est dans la liste.</Trans>
        </figcaption>
      </figure>
    </section>
  );
}

const NO_INDEX: readonly CommuneEntry[] = [];

function optionsOf(departments: readonly Department[]) {
  const choices = departments.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  return [{ value: NONE, label: "—" }, ...choices];
}

function Communes({
  department,
  onPick,
}: { readonly department: Department } & Pick<DepartmentChoiceProps, "onPick">) {
  const { t } = useLingui();
  const { name, communes } = department;
  const count = t`${plural(communes.length, { one: "# commune", other: "# communes" })}`;
  return (
    <>
      <p id="communes-of" className={styles.count} role="status">
        {name} : {count}
      </p>
      <CommuneList key={department.code} communes={communes} labelledBy="communes-of" onPick={onPick} />
    </>
  );
}
