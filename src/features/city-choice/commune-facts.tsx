import { useLingui } from "@lingui/react/macro";
import { MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { peopleWords } from "../../i18n/measure-words.ts";
import type { Candidate } from "./candidate.ts";
import styles from "./city-choice.module.css";

interface CommuneFactsProps {
  readonly commune: Pick<Candidate, "postcodes" | "department" | "population">;
  readonly children?: ReactNode;
}

/** What tells two communes of the same name apart. */
export function CommuneFacts({ commune, children }: CommuneFactsProps) {
  const { i18n } = useLingui();
  const { postcodes, department, population } = commune;
  const where = [postcodes[0], department].filter(Boolean).join(" · ");
  return (
    <ul className={styles.facts}>
      {where === "" ? null : (
        <li>
          <MapPin aria-hidden="true" size={18} />
          {where}
        </li>
      )}
      {population === null ? null : (
        <li>
          <Users aria-hidden="true" size={18} />
          {peopleWords(i18n, population)}
        </li>
      )}
      {children}
    </ul>
  );
}
