import { Trans, useLingui } from "@lingui/react/macro";
import { ListPlus } from "lucide-react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { DANGERS } from "../../../domain/anomaly/anomaly.ts";
import { TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { DANGER_WORDS } from "../../../i18n/anomaly-words.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { PhotoWords } from "../../../shared/photos/photo-words.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Block } from "./block.ts";
import { hasDetails } from "./report-form-reducer.ts";
import { ObservedField } from "./observed-field.tsx";
import { WhoFields } from "./who-fields.tsx";

interface DetailsBlockProps extends Block {
  readonly photos: readonly PhotoRow[];
}

/** What is rare, or filled in already: folded until somebody wants it or wrote in it before, or something in it is wrong. */
export function DetailsBlock(props: DetailsBlockProps) {
  const { form, dispatch, says, photos } = props;
  const { t, i18n } = useLingui();
  const sayings = [
    says("title"),
    says("observedAt"),
    ...photos.map((_, index) => says(`photos.${index}.alt`)),
  ];
  return (
    <Disclosure
      summary={<Trans>Ajouter des précisions</Trans>}
      icon={<ListPlus />}
      startsOpen={hasDetails(form)}
      mustOpen={sayings.some((problem) => problem !== undefined)}
    >
      <TextField
        id={fieldIdOf("title")}
        label={t`Titre`}
        maxLength={TITLE_CHARS.max}
        autoComplete="off"
        problem={says("title")}
        value={form.title}
        onChange={(title) => dispatch({ type: "typed", fields: { title } })}
      />
      {photos.map((photo, index) => (
        <PhotoWords key={photo.id} photo={photo} rank={index + 1} problem={says(`photos.${index}.alt`)} />
      ))}
      <Choice
        id={fieldIdOf("danger")}
        legend={t`Gêne`}
        look="chips"
        options={DANGERS.map((value) => ({ value, label: i18n._(DANGER_WORDS[value]) }))}
        value={form.danger}
        onChange={(danger) => dispatch({ type: "typed", fields: { danger } })}
      />
      {form.danger === "dangereux" ? (
        <p>
          <Trans>En cas de danger immédiat, appelez le 112.</Trans>
        </p>
      ) : null}
      <ObservedField
        observedAt={form.observedAt}
        problem={says("observedAt")}
        onChange={(observedAt) => dispatch({ type: "typed", fields: { observedAt } })}
      />
      <WhoFields {...props} />
    </Disclosure>
  );
}
