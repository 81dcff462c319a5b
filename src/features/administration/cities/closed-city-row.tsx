import { Trans } from "@lingui/react/macro";
import { DoorOpen } from "lucide-react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { Button } from "../../../ui/button.tsx";
import { ActResult } from "../act-result.tsx";
import { RowText } from "../../../ui/row-text.tsx";
import styles from "../administration.module.css";
import { useAct } from "../use-act.ts";

interface ClosedCityRowProps {
  readonly commune: CommuneEntry;
  readonly onOpened: () => void;
}

export function ClosedCityRow({ commune: { code, name, department }, onOpened }: ClosedCityRowProps) {
  const { state, act } = useAct();
  const open = async () => {
    if (await act("open-city", { cityId: code })) onOpened();
  };
  return (
    <li className={styles.row}>
      <RowText>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <span>{code}</span>
          <span>{department}</span>
          <span>
            <Trans>pas encore ouverte</Trans>
          </span>
        </p>
      </RowText>
      <Button icon={<DoorOpen />} disabled={state === "busy"} onClick={() => void open()}>
        <Trans>Ouvrir la commune</Trans>
      </Button>
      <ActResult state={state} />
    </li>
  );
}
