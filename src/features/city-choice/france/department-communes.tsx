import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { normalise } from "../../../domain/basics/normalise.ts";
import type { Department } from "../../../remote/communes/departments.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { CommuneList } from "./commune-list.tsx";
import type { DepartmentChoiceProps } from "./department-choice.tsx";
import styles from "./france.module.css";

interface DepartmentCommunesProps extends Pick<DepartmentChoiceProps, "onPick"> {
  readonly department: Department;
  /** To the map, whose place the list takes on a phone. */
  readonly onBack: () => void;
}

/** The communes of a département, searched as one types. */
export function DepartmentCommunes({ department, onPick, onBack }: DepartmentCommunesProps) {
  const { t } = useLingui();
  const { name, communes } = department;
  const id = useId();
  const [text, setText] = useState("");
  const wanted = normalise(text);
  const found = communes.filter(
    (entry) =>
      normalise(entry.name).includes(wanted) || entry.postcodes.some((code) => code.startsWith(text.trim())),
  );
  const count = t`${plural(found.length, { 0: "aucune commune", one: "# commune", other: "# communes" })}`;
  const place = useInView();
  return (
    <div ref={place} className={styles.found}>
      <div className={styles.back}>
        <Button kind="quiet" icon={<ArrowLeft />} onClick={onBack}>
          <Trans>Carte de France</Trans>
        </Button>
      </div>
      <SearchField
        label={t`Chercher dans ce département`}
        placeholder={t`Chercher dans ce département`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output id={id} className={styles.count}>
        {name} : {count}
      </output>
      {found.length === 0 ? null : (
        <CommuneList key={wanted} communes={found} labelledBy={id} onPick={onPick} />
      )}
    </div>
  );
}

function useInView() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return place;
}
