import { useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import { NO_NAME } from "../../../i18n/anomaly-words.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { Block } from "./block.ts";
import { isForcedPrivate } from "./is-forced-private.ts";

/** What the person decides of who sees what. */
export function WhoFields({ city, form, dispatch }: Pick<Block, "city" | "form" | "dispatch">) {
  const { t, i18n } = useLingui();
  const name = publicNameOf(useData().actor);
  const ofName = ofCity(i18n, city.name);
  return (
    <>
      {isForcedPrivate(form) ? null : (
        <Checkbox
          id={fieldIdOf("onlyTownHall")}
          label={t`Ne montrer qu’à la mairie ${ofName}`}
          checked={form.onlyTownHall}
          onChange={(onlyTownHall) => dispatch({ type: "typed", fields: { onlyTownHall } })}
        />
      )}
      {name === "" ? null : (
        <Choice
          id={fieldIdOf("showName")}
          legend={t`Nom affiché`}
          look="chips"
          options={[
            { value: "hidden", label: i18n._(NO_NAME) },
            { value: "shown", label: name },
          ]}
          value={form.showName ? "shown" : "hidden"}
          onChange={(value) => dispatch({ type: "typed", fields: { showName: value === "shown" } })}
        />
      )}
    </>
  );
}
