import { useLingui } from "@lingui/react/macro";
import type { Dispatch } from "react";
import { REPEAT_EVERY, type RepeatEvery } from "../../../domain/activity/activity.ts";
import { occurrencesOf } from "../../../domain/activity/occurrences.ts";
import { instantAt } from "../../../domain/city/time-zone.ts";
import { ACTIVITY_REPEATS } from "../../../domain/limits/activity-limits.ts";
import { localDayWords, REPEAT_WORDS } from "../../../i18n/activity-words.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./repeat-fields.module.css";
import { timeOf, type ActivityForm, type ActivityFormAction } from "./activity-form.ts";

interface RepeatFieldsProps {
  readonly form: ActivityForm;
  readonly dispatch: Dispatch<ActivityFormAction>;
  readonly says: ProblemOf;
}

/** Each week or month, so many times, and without the days that are left out. */
export function RepeatFields({ form, dispatch, says }: RepeatFieldsProps) {
  const { t, i18n } = useLingui();
  const { every, times } = form;
  const { min, max } = ACTIVITY_REPEATS;
  return (
    <>
      <Choice<RepeatEvery | "">
        legend={t`Se répète`}
        look="chips"
        options={["" as const, ...REPEAT_EVERY].map((value) => ({
          value,
          label: i18n._(REPEAT_WORDS[value]),
        }))}
        value={every}
        onChange={(often) => dispatch({ type: "typed", fields: { every: often } })}
      />
      {every === "" ? null : (
        <>
          <TextField
            id={fieldIdOf("repeats.count")}
            label={t`Nombre de dates`}
            hint={t`De ${min} à ${max}, la première comprise.`}
            inputMode="numeric"
            problem={says("repeats.count")}
            value={times}
            onChange={(typed) => dispatch({ type: "typed", fields: { times: typed } })}
          />
          <Days form={form} dispatch={dispatch} />
        </>
      )}
    </>
  );
}

function Days({ form, dispatch }: Omit<RepeatFieldsProps, "says">) {
  const { t, i18n } = useLingui();
  const { off } = form;
  const days = daysOf(form);
  if (days.length === 0) return null;
  const put = (day: string, takesPlace: boolean) =>
    dispatch({
      type: "typed",
      fields: { off: takesPlace ? off.filter((each) => each !== day) : [...off, day] },
    });
  return (
    <fieldset className={styles.days}>
      <legend>{t`Dates : décochez celles qui n’ont pas lieu`}</legend>
      {days.map((day) => (
        <Checkbox
          key={day}
          label={localDayWords(i18n, day)}
          checked={!off.includes(day)}
          onChange={(takesPlace) => put(day, takesPlace)}
        />
      ))}
    </fieldset>
  );
}

/** Days are the same in every zone. */
function daysOf({ every, times, start, off }: ActivityForm): readonly string[] {
  const startsAt = instantAt(timeOf(start, true), "UTC");
  const count = Number(times);
  const { min, max } = ACTIVITY_REPEATS;
  if (every === "" || startsAt === undefined || !(count >= min && count <= max)) return [];
  const repeats = { every, count: Math.floor(count), off };
  return occurrencesOf({ startsAt, endsAt: null, repeats }, "UTC").map(({ day }) => day);
}
