import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { CityId } from "../../../domain/city/city.ts";
import { cityStartOf } from "../../../domain/navigation/city-start.ts";
import { describedBy, Field } from "../../../ui/field.tsx";
import field from "../../../ui/field.module.css";
import styles from "./device-search.module.css";
import { citiesSaying } from "./found-on-device.ts";
import { ContentsFound } from "./contents-found.tsx";

interface DeviceSearchProps {
  readonly cityId: CityId | undefined;
  readonly cities: readonly { readonly code: CityId; readonly name: string }[];
}

export function DeviceSearch({ cityId, cities }: DeviceSearchProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  return (
    <search className={styles.search} aria-label={t`Chercher sur cet appareil`}>
      <Field
        id={id}
        label={t`Chercher sur cet appareil`}
        hint={<Trans>Une anomalie, une activité, une idée, une adresse, un numéro ou une commune.</Trans>}
      >
        <input
          id={id}
          className={field.control}
          type="search"
          enterKeyHint="search"
          aria-describedby={describedBy(id, { hint: true, problem: false })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {text === "" ? null : (
        <>
          {cityId === undefined ? null : <ContentsFound cityId={cityId} text={text} />}
          <CitiesFound cities={citiesSaying(text, cities)} />
        </>
      )}
    </search>
  );
}

function CitiesFound({ cities }: Pick<DeviceSearchProps, "cities">) {
  if (cities.length === 0) return null;
  return (
    <section className={styles.found}>
      <h2>
        <Trans>Communes</Trans>
      </h2>
      <ul className={styles.list}>
        {cities.map(({ code, name }) => (
          <li key={code}>
            <Link className={styles.link} to={cityStartOf(code)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
