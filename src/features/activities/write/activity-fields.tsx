import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import { ACTIVITY_CATEGORY_IDS, ORGANISER_KINDS } from "../../../domain/activity/activity.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { LINK_CHARS_MAX } from "../../../domain/basics/https-link.ts";
import {
  ACTIVITY_DESCRIPTION_CHARS_MAX,
  ACTIVITY_TITLE_CHARS,
  ORGANISER_CHARS,
} from "../../../domain/limits/activity-limits.ts";
import { ACTIVITY_CATEGORY_WORDS, ORGANISER_WORDS } from "../../../i18n/activity-words.ts";
import { CategoryStep } from "../../../shared/drafts/category-step.tsx";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";
import { Step } from "../../../shared/drafts/step.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ACTIVITY_FIELDS } from "../activity-looks.ts";
import { KnownOrganisers } from "./known-organisers.tsx";
import { timeOf, type ActivityForm, type ActivityFormAction } from "./activity-form.ts";

export interface Block {
  readonly form: ActivityForm;
  readonly dispatch: Dispatch<ActivityFormAction>;
  readonly says: ProblemOf;
}

export function WhatStep({ form, dispatch, says }: Block) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Step name="what" title={<Trans>Quoi</Trans>}>
        <TextField
          id={fieldIdOf("title")}
          label={t`Titre`}
          placeholder={t`Vide-greniers de l’école`}
          maxLength={ACTIVITY_TITLE_CHARS.max}
          autoComplete="off"
          problem={says("title")}
          value={form.title}
          onChange={(title) => dispatch({ type: "typed", fields: { title } })}
        />
      </Step>
      <CategoryStep
        name="category"
        title={<Trans>Catégorie</Trans>}
        offered={ACTIVITY_CATEGORY_IDS}
        labelOf={(id) => i18n._(ACTIVITY_CATEGORY_WORDS[id])}
        iconOf={(id) => ACTIVITY_FIELDS[id].icon}
        value={form.categoryId}
        onChange={(categoryId) => dispatch({ type: "typed", fields: { categoryId } })}
        problem={says("categoryId")}
      />
    </>
  );
}

/** After what a poster says in large: what, when, where and who. */
export function DescriptionField({ form, dispatch, says }: Block) {
  const { t } = useLingui();
  return (
    <TextField
      id={fieldIdOf("description")}
      label={t`Description`}
      multiline
      optional
      maxLength={ACTIVITY_DESCRIPTION_CHARS_MAX}
      problem={says("description")}
      value={form.description}
      onChange={(description) => dispatch({ type: "typed", fields: { description } })}
    />
  );
}

export function WhenStep({ form, dispatch, says }: Block) {
  const { t } = useLingui();
  const { allDay, start, end } = form;
  const shown = (typed: string) => (allDay || typed === "" ? typed.slice(0, 10) : timeOf(typed, false));
  return (
    <Step
      name="when"
      title={<Trans>Quand</Trans>}
      aside={
        <Checkbox
          label={t`Toute la journée`}
          checked={allDay}
          onChange={(whole) => dispatch({ type: "typed", fields: { allDay: whole } })}
        />
      }
    >
      <DateField
        id={fieldIdOf("startsAt")}
        label={allDay ? t`Début` : t`Début, à l’heure de la commune`}
        withTime={!allDay}
        problem={says("startsAt")}
        value={shown(start)}
        onChange={(value) => dispatch({ type: "typed", fields: { start: value } })}
      />
      <DateField
        id={fieldIdOf("endsAt")}
        label={t`Fin`}
        withTime={!allDay}
        optional
        problem={says("endsAt")}
        value={shown(end)}
        onChange={(value) => dispatch({ type: "typed", fields: { end: value } })}
      />
    </Step>
  );
}

interface WhereStepProps extends Block {
  /** Where it takes place somewhere. */
  readonly place: ReactNode;
}

export function WhereStep({ form, dispatch, says, place }: WhereStepProps) {
  const { t } = useLingui();
  return (
    <Step
      name="place"
      title={<Trans>Où</Trans>}
      aside={
        <Choice
          legend={t`Où se passe-t-elle ?`}
          hideLegend
          look="chips"
          options={[
            { value: "place", label: t`Sur place` },
            { value: "online", label: t`En ligne` },
          ]}
          value={form.where}
          onChange={(where) => dispatch({ type: "typed", fields: { where } })}
        />
      }
    >
      {form.where === "online" ? <LinkField form={form} dispatch={dispatch} says={says} /> : place}
    </Step>
  );
}

/** Where it is online it cannot do without. */
export function LinkField({ form, dispatch, says }: Block) {
  const { t } = useLingui();
  return (
    <TextField
      id={fieldIdOf("url")}
      label={t`Lien`}
      hint={t`Une adresse qui commence par https://`}
      type="url"
      optional={form.where !== "online"}
      maxLength={LINK_CHARS_MAX}
      problem={says("url")}
      value={form.url}
      onChange={(url) => dispatch({ type: "typed", fields: { url } })}
    />
  );
}

export function WhoStep({ cityId, form, dispatch, says }: Block & { readonly cityId: CityId }) {
  const { t, i18n } = useLingui();
  return (
    <Step
      name="who"
      title={<Trans>Organisée par</Trans>}
      aside={
        <ChipSelect
          label={t`Type d’organisateur`}
          options={ORGANISER_KINDS.map((value) => ({ value, label: i18n._(ORGANISER_WORDS[value]) }))}
          value={form.organiserKind}
          onChange={(organiserKind) => dispatch({ type: "typed", fields: { organiserKind } })}
        />
      }
    >
      <KnownOrganisers
        cityId={cityId}
        chosen={form}
        onChoose={(organiser) => dispatch({ type: "typed", fields: organiser })}
      />
      <TextField
        id={fieldIdOf("organiserName")}
        label={t`Organisée par`}
        hideLabel
        placeholder={t`Votre nom, celui de l’association…`}
        maxLength={ORGANISER_CHARS.max}
        problem={says("organiserName")}
        value={form.organiserName}
        onChange={(organiserName) => dispatch({ type: "typed", fields: { organiserName } })}
      />
    </Step>
  );
}
