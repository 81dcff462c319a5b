import { useLingui } from "@lingui/react";
import type { Dispatch } from "react";
import { ACCESS_NEEDS } from "../../../domain/activity/activity.ts";
import { ACCESS_WORDS } from "../../../i18n/activity-words.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { ActivityForm, ActivityFormAction } from "./activity-form.ts";

interface AccessFieldsProps {
  readonly form: ActivityForm;
  readonly dispatch: Dispatch<ActivityFormAction>;
}

export function AccessFields({ form: { access }, dispatch }: AccessFieldsProps) {
  const { i18n } = useLingui();
  return ACCESS_NEEDS.map((need) => (
    <Checkbox
      key={need}
      label={i18n._(ACCESS_WORDS[need])}
      checked={access.includes(need)}
      onChange={(on) => {
        const others = access.filter((one) => one !== need);
        dispatch({ type: "typed", fields: { access: on ? [...others, need] : others } });
      }}
    />
  ));
}
