import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { NotReceived } from "../../../shared/reading/not-received.tsx";
import styles from "./my-ideas.module.css";

export interface MissingCommune {
  readonly cityId: CityId;
  readonly name: string;
}

interface MissingIdeasProps {
  readonly of: readonly MissingCommune[];
  /** None of them is the one the person is in. */
  readonly isPart: boolean;
}

/** Communes of which this device has no such idea and was not told that there is none: said once for all of them (P13). */
export function MissingIdeas({ of, isPart }: MissingIdeasProps) {
  const { i18n } = useLingui();
  const those = of.map(({ cityId, name }) => ({ cityId, ofName: ofCity(i18n, name) }));
  const ofNames = new Intl.ListFormat(i18n.locale).format(those.map(({ ofName }) => ofName));
  return (
    <section className={styles.city}>
      <NotReceived isPart={isPart}>
        <Trans>Les idées {ofNames} ne sont pas encore toutes sur cet appareil.</Trans>
      </NotReceived>
      {those.map(({ cityId, ofName }) => (
        <p key={cityId}>
          <Link to={pathOf("MapIdeas", { cityId })}>
            <Trans>Les idées {ofName}</Trans>
          </Link>
        </p>
      ))}
    </section>
  );
}
