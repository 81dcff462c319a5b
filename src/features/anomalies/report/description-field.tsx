import { useLingui } from "@lingui/react/macro";
import { DESCRIPTION_CHARS } from "../../../domain/limits/limits.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { Block } from "./block.ts";

interface DescriptionFieldProps extends Pick<Block, "form" | "dispatch" | "says"> {
  readonly hasPhoto: boolean;
}

/** The one text that is asked for, and not even that where a photo speaks. */
export function DescriptionField({ form, dispatch, says, hasPhoto }: DescriptionFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      id={fieldIdOf("description")}
      label={t`Description`}
      placeholder={t`Ce que vous voyez, depuis quand`}
      multiline
      optional={hasPhoto && form.categoryId !== "autre"}
      maxLength={DESCRIPTION_CHARS.max}
      problem={says("description")}
      value={form.description}
      onChange={(description) => dispatch({ type: "typed", fields: { description } })}
    />
  );
}
