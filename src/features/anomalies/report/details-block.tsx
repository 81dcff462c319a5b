import { useLingui } from "@lingui/react/macro";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { DANGERS } from "../../../domain/anomaly/anomaly.ts";
import { DESCRIPTION_CHARS, TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { DANGER_WORDS } from "../../../i18n/anomaly-words.ts";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Block } from "./block.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { ObservedField } from "./observed-field.tsx";
import { PhotoField } from "../../../shared/photos/photo-field.tsx";
import { Step } from "../../../shared/drafts/step.tsx";
import type { AddPhotos } from "../../../shared/photos/use-add-photos.ts";

interface DetailsBlockProps extends Block {
  readonly photos: readonly PhotoRow[];
  readonly adding: AddPhotos;
}

export function DetailsBlock({ form, dispatch, says, photos, adding }: DetailsBlockProps) {
  const { t, i18n } = useLingui();
  const mayBeSilent = photos.length > 0 && form.categoryId !== "autre";
  return (
    <Step number={4} title={t`Photo et détails`}>
      <PhotoField adding={adding} photos={photos} says={says} />
      <TextField
        id={fieldIdOf("title")}
        label={t`Titre`}
        maxLength={TITLE_CHARS.max}
        autoComplete="off"
        problem={says("title")}
        value={form.title}
        onChange={(title) => dispatch({ type: "typed", fields: { title } })}
      />
      <TextField
        id={fieldIdOf("description")}
        label={t`Description`}
        hint={t`Ce que vous voyez, depuis quand, et pourquoi c’est gênant`}
        multiline
        optional={mayBeSilent}
        maxLength={DESCRIPTION_CHARS.max}
        problem={says("description")}
        value={form.description}
        onChange={(description) => dispatch({ type: "typed", fields: { description } })}
      />
      <Choice
        id={fieldIdOf("danger")}
        legend={t`Gêne`}
        options={DANGERS.map((value) => ({
          value,
          label: i18n._(DANGER_WORDS[value]),
          ...(value === "dangereux" ? { hint: t`En cas de danger immédiat, appelez le 112` } : {}),
        }))}
        value={form.danger}
        onChange={(danger) => dispatch({ type: "typed", fields: { danger } })}
      />
      <ObservedField
        observedAt={form.observedAt}
        problem={says("observedAt")}
        onChange={(observedAt) => dispatch({ type: "typed", fields: { observedAt } })}
      />
    </Step>
  );
}
