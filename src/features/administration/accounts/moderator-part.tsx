import { Trans, useLingui } from "@lingui/react/macro";
import { ShieldOff } from "lucide-react";
import { useState } from "react";
import type { CityId } from "../../../domain/city/city.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { Button } from "../../../ui/button.tsx";
import { RowText } from "../../../ui/row-text.tsx";
import styles from "../administration.module.css";
import { nameOfCommune, useCommunes } from "../use-communes.ts";
import type { AccountPartProps } from "./account-part.ts";
import { CommunePicker } from "./commune-picker.tsx";
import { RoleQuestion } from "./role-question.tsx";

type Asking =
  | { readonly what: "grant"; readonly commune: CommuneEntry }
  | { readonly what: "take"; readonly cityId: CityId };

/** Which communes this person moderates. Each change is asked for twice: who, then yes. */
export function ModeratorPart({ account, isBusy, act }: AccountPartProps) {
  const { t } = useLingui();
  const communes = useCommunes();
  const [cities, setCities] = useState(account.moderatorOfCities);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { uid, email } = account;
  const answer = async (asked: Asking) => {
    setAsking(null);
    const cityId = asked.what === "grant" ? asked.commune.code : asked.cityId;
    const others = cities.filter((id) => id !== cityId);
    if (asked.what === "take") {
      if (await act("take-moderator", { uid, cityId })) setCities(others);
    } else if (await act("grant-moderator", { uid, cityId, email })) setCities([...others, cityId]);
  };
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Modération</Trans>
      </h3>
      {cities.length === 0 ? (
        <p>
          <Trans>Ne modère aucune commune.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {cities.map((cityId) => {
            const name = nameOfCommune(communes, cityId);
            return (
              <li key={cityId} className={styles.row}>
                <RowText>{name}</RowText>
                <Button
                  icon={<ShieldOff />}
                  disabled={isBusy}
                  aria-label={t`Retirer la modération de ${name}`}
                  onClick={() => setAsking({ what: "take", cityId })}
                >
                  <Trans>Retirer</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {asking === null ? (
        <CommunePicker communes={communes} onPick={(commune) => setAsking({ what: "grant", commune })} />
      ) : (
        <RoleQuestion
          grants={asking.what === "grant"}
          email={email}
          name={asking.what === "grant" ? asking.commune.name : nameOfCommune(communes, asking.cityId)}
          onYes={() => void answer(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </section>
  );
}
