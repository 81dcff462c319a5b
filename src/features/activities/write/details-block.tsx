import { Trans, useLingui } from "@lingui/react/macro";
import { ListPlus } from "lucide-react";
import type { ReactNode } from "react";
import { PLACE_NAME_CHARS_MAX } from "../../../domain/limits/activity-limits.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AccessFields } from "./access-fields.tsx";
import { LinkField, type Block } from "./activity-fields.tsx";
import { EMPTY_ACTIVITY, type ActivityForm } from "./activity-form.ts";
import { PriceFields } from "./price-fields.tsx";
import { RepeatFields } from "./repeat-fields.tsx";

interface DetailsBlockProps extends Block {
  /** Before the rest: what is no field of the form. */
  readonly children?: ReactNode;
  /** Something in that is there already. */
  readonly startsOpen?: boolean;
  /** Something in that is missing. */
  readonly mustOpen?: boolean;
  /** Whether it may hold only so many; one that was announced otherwise stays so. */
  readonly hasSeats?: boolean;
}

const FOLDED = [
  "repeats.count",
  "placeName",
  "url",
  "priceLabel",
  "capacity",
  "registrationUrl",
  "contact",
] as const;

/** What is rare: folded until somebody wants it or wrote in it before, or something in it is wrong. */
export function DetailsBlock(props: DetailsBlockProps) {
  const { form, dispatch, says, children, startsOpen = false, mustOpen = false, hasSeats = true } = props;
  const { t } = useLingui();
  const isOnline = form.where === "online";
  const isWrong = FOLDED.some((field) => !(isOnline && field === "url") && says(field) !== undefined);
  return (
    <Disclosure
      summary={<Trans>Ajouter des précisions</Trans>}
      icon={<ListPlus />}
      startsOpen={startsOpen || hasDetails(form)}
      mustOpen={mustOpen || isWrong}
    >
      {children}
      <RepeatFields form={form} dispatch={dispatch} says={says} />
      {isOnline ? null : (
        <>
          <TextField
            id={fieldIdOf("placeName")}
            label={t`Nom du lieu`}
            optional
            maxLength={PLACE_NAME_CHARS_MAX}
            problem={says("placeName")}
            value={form.placeName}
            onChange={(placeName) => dispatch({ type: "typed", fields: { placeName } })}
          />
          <LinkField form={form} dispatch={dispatch} says={says} />
        </>
      )}
      <PriceFields form={form} dispatch={dispatch} says={says} hasSeats={hasSeats} />
      <AccessFields form={form} dispatch={dispatch} />
    </Disclosure>
  );
}

function hasDetails(form: ActivityForm): boolean {
  const { every, priceKind, priceLabel, seats, registrationUrl, contact, placeName } = EMPTY_ACTIVITY;
  const nothing = { every, priceKind, priceLabel, seats, registrationUrl, contact, placeName };
  const isTyped = Object.entries(nothing).some(
    ([name, value]) => form[name as keyof typeof nothing] !== value,
  );
  return isTyped || form.access.length > 0 || (form.where === "place" && form.url !== "");
}
