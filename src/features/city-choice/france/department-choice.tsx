import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { departmentsOf, type Department } from "../../../remote/communes/departments.ts";
import { Section } from "../../../ui/page.tsx";
import { Select } from "../../../ui/select.tsx";
import { classes } from "../../../ui/classes.ts";
import { sparePart } from "../../../ui/coming-part.tsx";
import { DepartmentCommunes } from "./department-communes.tsx";
import { FranceAwaited } from "./france-frame.tsx";
import styles from "./france.module.css";

/** The shapes are heavier than the rest of the page, which works without them: without network too, where they are not kept. */
export const FranceMap = sparePart(
  async () => (await import("./france-map.tsx")).FranceMap,
  <FranceAwaited />,
);

export interface DepartmentChoiceProps {
  readonly index: readonly CommuneEntry[];
  readonly onPick: (entry: CommuneEntry) => void;
}

const NONE = "";

export function DepartmentChoice({ index, onPick }: DepartmentChoiceProps) {
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
          <FranceMap departments={departments} chosen={code} onChoose={choose} />
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
