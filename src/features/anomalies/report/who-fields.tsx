import { useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import { authorKindOf, isModeratorOf } from "../../../domain/account/actor.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import { noNameOf } from "../../../i18n/anomaly-words.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { Block } from "./block.ts";
import { isForcedPrivate } from "./is-forced-private.ts";

/** What the person decides of who sees what. */
export function WhoFields({ city, form, dispatch }: Pick<Block, "city" | "form" | "dispatch">) {
  const { t, i18n } = useLingui();
  const { actor } = useData();
  const name = publicNameOf(actor);
  const ofName = ofCity(i18n, city.name);
  // Nobody would see it where no moderator is; a choice made before that may be taken back.
  const isReadByNobody = useIsAnswered(city) === false && !form.onlyTownHall;
  return (
    <>
      {isForcedPrivate(form) || isReadByNobody ? null : (
        <Checkbox
          id={fieldIdOf("onlyTownHall")}
          label={t`Ne montrer qu’à la mairie ${ofName}`}
          checked={form.onlyTownHall}
          onChange={(onlyTownHall) => dispatch({ type: "typed", fields: { onlyTownHall } })}
        />
      )}
      {isModeratorOf(actor, city.id) || form.relayed ? (
        <Checkbox
          id={fieldIdOf("relayed")}
          label={t`Je l’écris pour un habitant`}
          hint={t`Au téléphone ou au guichet, par exemple. N’écrivez ni son nom ni son numéro.`}
          checked={form.relayed}
          onChange={(relayed) => dispatch({ type: "typed", fields: { relayed } })}
        />
      ) : null}
      {name === "" || form.relayed ? null : (
        <Choice
          id={fieldIdOf("showName")}
          legend={t`Nom affiché`}
          look="chips"
          options={[
            { value: "hidden", label: i18n._(noNameOf(authorKindOf(actor, city.id))) },
            { value: "shown", label: name },
          ]}
          value={form.showName ? "shown" : "hidden"}
          onChange={(value) => dispatch({ type: "typed", fields: { showName: value === "shown" } })}
        />
      )}
    </>
  );
}
