import { Trans, useLingui } from "@lingui/react/macro";
import { DoorOpen } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { ActResult } from "../act-result.tsx";
import { RowText } from "../../../ui/row-text.tsx";
import styles from "../administration.module.css";
import { codeWords } from "./city-figures.ts";
import { useOpenCity, type ClosedCityProps } from "./use-open-city.ts";

export function ClosedCityRow(props: ClosedCityProps) {
  const { i18n } = useLingui();
  const { code, name, department } = props.commune;
  const { state, open } = useOpenCity(props);
  return (
    <li className={styles.row}>
      <RowText>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <span>{codeWords(i18n, code)}</span>
          <span>{department}</span>
          <span>
            <Trans>pas encore ouverte</Trans>
          </span>
        </p>
      </RowText>
      <Button icon={<DoorOpen />} disabled={state === "busy"} onClick={open}>
        <Trans>Ouvrir la commune</Trans>
      </Button>
      <ActResult state={state} />
    </li>
  );
}
