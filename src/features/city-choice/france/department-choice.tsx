import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { departmentsOf, type Department } from "../../../remote/communes/departments.ts";
import { Section } from "../../../ui/page.tsx";
import { Select } from "../../../ui/select.tsx";
import { classes } from "../../../ui/classes.ts";
import { DepartmentCommunes } from "./department-communes.tsx";
import { FranceAwaited } from "./france-frame.tsx";
import styles from "./france.module.css";
import type { FranceMapPart } from "./use-france-map.ts";

export interface DepartmentChoiceProps {
  readonly index: readonly CommuneEntry[];
  readonly map: FranceMapPart;
  readonly onPick: (entry: CommuneEntry) => void;
}

const NONE = "";

export function DepartmentChoice({ index, map: FranceMap, onPick }: DepartmentChoiceProps) {
  const { t } = useLingui();
  const departments = useMemo(() => departmentsOf(index), [index]);
  const [code, choose] = useState(NONE);
  const chosen = departments.find((department) => department.code === code);
  return (
    <Section title={<Trans>Ou choisir un département</Trans>}>
      <Select
        label={t`Département`}
        options={optionsOf(departments, t`Choisir…`)}
        value={code}
        onChange={choose}
      />
      <div className={classes(styles.beside, chosen !== undefined && styles.opened)}>
        <div className={styles.drawing}>
          {FranceMap === undefined ? <FranceAwaited departments={departments} /> : null}
          {FranceMap ? <FranceMap departments={departments} chosen={code} onChoose={choose} /> : null}
        </div>
        {chosen === undefined ? null : (
          <DepartmentCommunes
            key={chosen.code}
            department={chosen}
            onPick={onPick}
            onBack={() => choose(NONE)}
          />
        )}
      </div>
    </Section>
  );
}

function optionsOf(departments: readonly Department[], none: string) {
  const choices = departments.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  return [{ value: NONE, label: none }, ...choices];
}
