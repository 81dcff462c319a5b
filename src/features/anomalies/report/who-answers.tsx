import { Trans, useLingui } from "@lingui/react/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { NobodyAnswers } from "../detail/nobody-answers.tsx";

interface WhoAnswersProps {
  readonly city: City;
  readonly view: AnomalyView;
  readonly isSent: boolean;
}

/** What happens to the report now, as this commune is set; where nobody reads Parvis, how to reach the town hall. */
export function WhoAnswers({ city, view: { anomaly, sync }, isSent }: WhoAnswersProps) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  const answers = useIsAnswered(city);
  if (answers === false) {
    return (
      <NobodyAnswers city={city} anomaly={anomaly} mine>
        {isSent ? <Kept visibility={anomaly.visibility} /> : null}
      </NobodyAnswers>
    );
  }
  if (!isSent || answers === undefined) return null;
  switch (anomaly.visibility) {
    case "pending":
      return (
        <p>
          <Trans>
            Un modérateur {ofName} le relira. D’ici là, tous voient le lieu et la catégorie, rien d’autre.
          </Trans>
        </p>
      );
    case "private":
      return (
        <p>
          <Received ofName={ofName} isTextAlone={sync === "photos"} /> <Trans>Elle seule le voit.</Trans>
        </p>
      );
    case "public":
      return (
        <p>
          <Received ofName={ofName} isTextAlone={sync === "photos"} />{" "}
          <Trans>Tous le voient sur la carte.</Trans>
        </p>
      );
    case "hidden":
      return null;
  }
}

function Received({ ofName, isTextAlone }: { readonly ofName: string; readonly isTextAlone: boolean }) {
  return isTextAlone ? (
    <Trans>La mairie {ofName} en a reçu le texte.</Trans>
  ) : (
    <Trans>La mairie {ofName} l’a reçu.</Trans>
  );
}

function Kept({ visibility }: Pick<Anomaly, "visibility">) {
  return visibility === "public" ? <Trans>Enregistré et publié.</Trans> : <Trans>Enregistré.</Trans>;
}
