import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, CalendarX } from "lucide-react";
import { useState } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import { nextOccurrence } from "../../../domain/activity/activity-dates.ts";
import type { Activity } from "../../../domain/activity/activity.ts";
import {
  RESCHEDULE_SCHEMA,
  type NewDates,
  type ReschedulePayload,
} from "../../../domain/activity/reschedule-activity.ts";
import type { Result } from "../../../domain/basics/result.ts";
import { instantAt, timeZoneOf } from "../../../domain/city/time-zone.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { localDayWords } from "../../../i18n/activity-words.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { Choice } from "../../../ui/choice.tsx";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { timeOf } from "../write/activity-form.ts";

type Change = Omit<ReschedulePayload, "activityId" | "from">;

interface DialogProps {
  readonly activity: Activity;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (change: Change) => Promise<Result<unknown, SendProblem>>;
}

function problemsOf({ id: activityId, status: from }: Activity, change: Change): readonly FieldProblem[] {
  const parsed = RESCHEDULE_SCHEMA.parse({ activityId, from, ...change });
  return parsed.ok ? [] : parsed.problem;
}

export function CancelDialog({ activity, open, onClose, onSend }: DialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const change: Change = { to: "cancelled", dates: null, reason };
  return (
    <FormDialog
      title={t`Annuler l’activité`}
      submitWords={<Trans>Annuler l’activité</Trans>}
      icon={<CalendarX />}
      kind="danger"
      open={open}
      onClose={onClose}
      check={() => problemsOf(activity, change)}
      onSend={() => onSend(change)}
    >
      {(problem) => (
        <TextField
          label={t`Pourquoi ? Lu par tous`}
          hint={t`L’activité reste visible, barrée.`}
          multiline
          maxLength={STATUS_REASON_CHARS.max}
          value={reason}
          onChange={setReason}
          problem={problem("reason")}
        />
      )}
    </FormDialog>
  );
}

interface Typed {
  readonly when: "dated" | "open";
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

/** To other dates, by the clock of the commune, or to a date to come. */
export function PostponeDialog({ activity, open, onClose, onSend }: DialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Typed>({ when: "dated", start: "", end: "", reason: "" });
  const { when, start, end, reason } = typed;
  const dates = datesOf(activity, typed);
  const change: Change = { to: "postponed", dates: dates ?? null, reason };
  const withTime = !activity.allDay;
  return (
    <FormDialog
      title={t`Reporter l’activité`}
      submitWords={<Trans>Reporter</Trans>}
      icon={<CalendarClock />}
      open={open}
      onClose={onClose}
      check={() =>
        dates === undefined ? [{ field: "dates.startsAt", code: "required" }] : problemsOf(activity, change)
      }
      onSend={() => onSend(change)}
    >
      {(problem) => (
        <>
          <Choice
            legend={t`À quelle date ?`}
            look="chips"
            options={[
              { value: "dated", label: t`Une autre date` },
              { value: "open", label: t`Date à venir` },
            ]}
            value={when}
            onChange={(next) => setTyped({ ...typed, when: next })}
          />
          {when === "open" ? null : (
            <>
              <DateField
                label={t`Début`}
                hint={<OthersFollow activity={activity} />}
                withTime={withTime}
                problem={problem("dates.startsAt")}
                value={start}
                onChange={(value) => setTyped({ ...typed, start: value })}
              />
              <DateField
                label={t`Fin`}
                withTime={withTime}
                optional
                problem={problem("dates.endsAt")}
                value={end}
                onChange={(value) => setTyped({ ...typed, end: value })}
              />
            </>
          )}
          <TextField
            label={t`Explication, lue par tous`}
            multiline
            optional
            maxLength={STATUS_REASON_CHARS.max}
            value={reason}
            onChange={(value) => setTyped({ ...typed, reason: value })}
            problem={problem("reason")}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Of what repeats, the time that comes next is moved, and those after it with it. */
function OthersFollow({ activity }: Pick<DialogProps, "activity">) {
  const { i18n } = useLingui();
  const now = useNow();
  if (activity.repeats === undefined) return null;
  if (activity.dateToCome === true) {
    return <Trans>C’est la première date : les autres suivent.</Trans>;
  }
  const day = localDayWords(i18n, nextOccurrence(activity, now, timeZoneOf(activity.cityId)).day);
  return (
    <Trans>
      À la place du {day} ; les dates suivantes sont décalées aussi. Pour en retirer une seule, modifiez
      l’activité.
    </Trans>
  );
}

/** Null for a date to come; undefined while the date is not whole. */
function datesOf({ cityId, allDay }: Activity, { when, start, end }: Typed): NewDates | null | undefined {
  if (when === "open") return null;
  const at = (typed: string) => instantAt(timeOf(typed, allDay), timeZoneOf(cityId));
  const startsAt = at(start);
  if (startsAt === undefined) return undefined;
  return { startsAt, endsAt: end === "" ? null : (at(end) ?? null), allDay };
}
