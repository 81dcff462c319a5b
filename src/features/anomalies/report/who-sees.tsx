import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { authorKindOf } from "../../../domain/account/actor.ts";
import { emptyMembership } from "../../../domain/account/membership.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import { reportVisibility } from "../../../domain/anomaly/report-visibility.ts";
import type { City } from "../../../domain/city/city.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import type { Visibility } from "../../../domain/content/content.ts";
import { noNameOf, RELAYED } from "../../../i18n/anomaly-words.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import styles from "./who-sees.module.css";
import type { ReportForm } from "./report-form.ts";

interface WhoSeesProps {
  readonly city: City;
  readonly form: ReportForm;
}

/** One line that says who will see what, as this commune is set now. */
export function WhoSees({ city, form }: WhoSeesProps) {
  const visibility = useVisibility(city, form);
  return (
    <p className={styles.line}>
      {visibility === "public" ? (
        <Eye aria-hidden="true" size={20} />
      ) : (
        <EyeOff aria-hidden="true" size={20} />
      )}
      <span>
        <Words city={city} form={form} visibility={visibility} />
      </span>
    </p>
  );
}

function Words({ city, form, visibility }: WhoSeesProps & { readonly visibility: Visibility }) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  const { actor } = useData();
  const own = publicNameOf(actor);
  const named = form.showName && own !== "" ? own : i18n._(noNameOf(authorKindOf(actor, city.id)));
  const name = form.relayed ? i18n._(RELAYED) : named;
  const answers = useIsAnswered(city);
  if (visibility === "private") {
    return answers === false ? (
      <Trans>Visible de la mairie {ofName} seulement ; aucun de ses agents n’utilise encore Parvis.</Trans>
    ) : (
      <Trans>Visible de la mairie {ofName} seulement.</Trans>
    );
  }
  if (answers === undefined) {
    return (
      <Trans>
        Signé « {name} ». Visible de tous dès l’envoi, ou relu d’abord : les réglages {ofName} ne sont pas
        encore sur cet appareil.
      </Trans>
    );
  }
  if (visibility === "pending") {
    return (
      <Trans>
        Relu par un modérateur avant publication. D’ici là, tous voient le lieu et la catégorie, rien d’autre.
      </Trans>
    );
  }
  return answers ? (
    <Trans>Visible de tous dès l’envoi, signé « {name} ».</Trans>
  ) : (
    <Trans>
      Visible de tous dès l’envoi, signé « {name} ». Aucun agent {ofName} n’utilise encore Parvis : la mairie
      n’en sera pas avertie.
    </Trans>
  );
}

/** `autre` stands in while nothing is chosen: no one else but the commune decides then. */
function useVisibility(city: City, form: ReportForm): Visibility {
  const { actor } = useData();
  const membership = useMembership(city.id) ?? emptyMembership(city.id, 0);
  const { categoryId, subcategoryId, onlyTownHall } = form;
  return reportVisibility(
    { categoryId: categoryId ?? "autre", subcategoryId: subcategoryId ?? "", onlyTownHall },
    { actor, city, membership },
  );
}
