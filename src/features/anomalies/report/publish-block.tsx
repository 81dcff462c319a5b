import { Trans, useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import { subcategoryOf } from "../../../domain/anomaly/categories.ts";
import { NO_NAME } from "../../../i18n/anomaly-words.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { Block } from "./block.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { Step } from "../../../shared/drafts/step.tsx";
import styles from "./publish-block.module.css";

export function PublishBlock({ city, form, dispatch }: Block) {
  const { t, i18n } = useLingui();
  const { actor } = useData();
  const name = publicNameOf(actor);
  const ofName = ofCity(i18n, city.name);
  const isForced =
    form.categoryId !== null &&
    form.subcategoryId !== null &&
    subcategoryOf(form.categoryId, form.subcategoryId)?.onlyTownHall === true;
  const isPrivate = form.onlyTownHall || isForced;
  return (
    <Step number={5} title={t`Qui verra quoi`}>
      <div className={styles.who}>
        {isPrivate ? (
          <p>
            <Trans>
              <strong>Visible de la mairie seulement :</strong> tout votre signalement. Il n’apparaît pas sur
              la carte publique.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              <strong>Visible de tous :</strong> le lieu, la catégorie, le titre, la description, les photos
              et le nom choisi ci-dessous.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            <strong>Jamais affichés :</strong> votre adresse email et l’identifiant de votre compte.
          </Trans>
        </p>
      </div>
      {isForced ? null : (
        <Checkbox
          id={fieldIdOf("onlyTownHall")}
          label={t`Ne montrer qu’à la mairie ${ofName}`}
          checked={form.onlyTownHall}
          onChange={(onlyTownHall) => dispatch({ type: "typed", fields: { onlyTownHall } })}
        />
      )}
      {name === "" ? (
        <p>
          <Trans>Votre signalement sera signé « {i18n._(NO_NAME)} ».</Trans>
        </p>
      ) : (
        <Choice
          id={fieldIdOf("showName")}
          legend={t`Nom affiché`}
          options={[
            { value: "hidden", label: i18n._(NO_NAME) },
            { value: "shown", label: name },
          ]}
          value={form.showName ? "shown" : "hidden"}
          onChange={(value) => dispatch({ type: "typed", fields: { showName: value === "shown" } })}
        />
      )}
    </Step>
  );
}
