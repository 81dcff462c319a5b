import { Trans, useLingui } from "@lingui/react/macro";
import { atCity } from "../../i18n/city-words.ts";
import { ADDRESS_CHARS_MIN } from "../../remote/addresses/search-addresses.ts";
import type { AddressChoices } from "./use-address-choices.ts";

interface AddressAnswerProps {
  readonly asked: string;
  readonly answer: AddressChoices | undefined;
  readonly cityName: string;
}

/** What the search could not do, and the way on: no network never stops a report (GEO-6). */
export function AddressAnswer({ asked, answer, cityName }: AddressAnswerProps) {
  const { i18n } = useLingui();
  const atName = atCity(i18n, cityName);
  if (answer === undefined || asked.length < ADDRESS_CHARS_MIN) return null;
  if (answer.from === "service" && answer.choices.length > 0) return null;
  return (
    <p>
      {answer.from === "known" ? (
        <Trans>
          La recherche d’adresse ne répond pas : seules les adresses connues de cet appareil sont proposées.
          Placez le repère sur la carte ou par « Sans la carte ».
        </Trans>
      ) : (
        <Trans>Aucune adresse trouvée {atName}.</Trans>
      )}
    </p>
  );
}
