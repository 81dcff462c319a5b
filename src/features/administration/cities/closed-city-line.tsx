import { Trans, useLingui } from "@lingui/react/macro";
import { DoorOpen } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { ActResult } from "../act-result.tsx";
import styles from "./cities-table.module.css";
import { CITY_FIGURES, codeWords } from "./city-figures.ts";
import { useOpenCity, type ClosedCityProps } from "./use-open-city.ts";

export function ClosedCityLine(props: ClosedCityProps) {
  const { i18n } = useLingui();
  const { code, name, department } = props.commune;
  const { state, open } = useOpenCity(props);
  const button = (
    <Button icon={<DoorOpen />} disabled={state === "busy"} onClick={open}>
      <Trans>Ouvrir la commune</Trans>
    </Button>
  );
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.below}>{`${codeWords(i18n, code)} · ${department}`}</span>
      </th>
      <td className={styles.soft} colSpan={CITY_FIGURES.length}>
        <Trans>pas encore ouverte</Trans>
        <ActResult state={state} />
      </td>
      <td colSpan={2}>{button}</td>
    </tr>
  );
}
