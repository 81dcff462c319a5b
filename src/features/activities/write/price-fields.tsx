import { useLingui } from "@lingui/react/macro";
import type { Dispatch } from "react";
import { PRICE_KINDS } from "../../../domain/activity/activity.ts";
import { LINK_CHARS_MAX } from "../../../domain/basics/https-link.ts";
import { CONTACT_CHARS_MAX, PRICE_LABEL_CHARS_MAX } from "../../../domain/limits/activity-limits.ts";
import { PRICE_WORDS } from "../../../i18n/activity-words.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ActivityForm, ActivityFormAction } from "./activity-form.ts";

interface PriceFieldsProps {
  readonly form: ActivityForm;
  readonly dispatch: Dispatch<ActivityFormAction>;
  readonly says: ProblemOf;
  readonly hasSeats: boolean;
}

/** What it costs, how many may come, where one signs up and whom to ask. */
export function PriceFields({ form, dispatch, says, hasSeats }: PriceFieldsProps) {
  const { t, i18n } = useLingui();
  const type = (fields: Extract<ActivityFormAction, { readonly type: "typed" }>["fields"]) =>
    dispatch({ type: "typed", fields });
  return (
    <>
      <Choice
        legend={t`Prix`}
        look="chips"
        options={PRICE_KINDS.map((value) => ({ value, label: i18n._(PRICE_WORDS[value]) }))}
        value={form.priceKind}
        onChange={(priceKind) => type({ priceKind })}
      />
      {form.priceKind === "gratuit" ? null : (
        <TextField
          id={fieldIdOf("priceLabel")}
          label={t`Tarif`}
          hint={t`Par exemple : 5 €, gratuit pour les enfants`}
          optional
          maxLength={PRICE_LABEL_CHARS_MAX}
          problem={says("priceLabel")}
          value={form.priceLabel}
          onChange={(priceLabel) => type({ priceLabel })}
        />
      )}
      {hasSeats ? (
        <TextField
          id={fieldIdOf("capacity")}
          label={t`Nombre de places`}
          hint={t`Laissez vide s’il n’y a pas de limite.`}
          inputMode="numeric"
          optional
          problem={says("capacity")}
          value={form.seats}
          onChange={(seats) => type({ seats })}
        />
      ) : null}
      <TextField
        id={fieldIdOf("registrationUrl")}
        label={t`Lien d’inscription`}
        hint={t`Si l’inscription se fait ailleurs : une adresse qui commence par https://`}
        type="url"
        optional
        maxLength={LINK_CHARS_MAX}
        problem={says("registrationUrl")}
        value={form.registrationUrl}
        onChange={(registrationUrl) => type({ registrationUrl })}
      />
      <TextField
        id={fieldIdOf("contact")}
        label={t`Contact`}
        hint={t`Sera visible de tous.`}
        optional
        maxLength={CONTACT_CHARS_MAX}
        problem={says("contact")}
        value={form.contact}
        onChange={(contact) => type({ contact })}
      />
    </>
  );
}
