import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import { datedTimes } from "../../../domain/activity/occurrences.ts";
import { timeZoneOf } from "../../../domain/city/time-zone.ts";
import { localDayWords } from "../../../i18n/activity-words.ts";
import { Bullets } from "../../../ui/bullets.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";

/** All days of what repeats; those on which it does not take place are struck through, and say so. While a date is to come, those that were. */
export function RepeatDates({ activity }: { readonly activity: Activity }) {
  const { t, i18n } = useLingui();
  const times = datedTimes(activity, timeZoneOf(activity.cityId));
  if (times.length === 0 || (activity.repeats === undefined && activity.earlier === undefined)) return null;
  const kept = times.filter(({ isOff }) => !isOff).length;
  return (
    <Disclosure summary={t`${plural(kept, { one: "Une seule date", other: "Toutes les dates (#)" })}`}>
      <Bullets>
        {times.map(({ day, startsAt, isOff }) => (
          <li key={startsAt}>
            {isOff ? (
              <Trans>
                <s>{localDayWords(i18n, day)}</s> · n’a pas lieu
              </Trans>
            ) : (
              <DayWords day={localDayWords(i18n, day)} isStruck={activity.status === "cancelled"} />
            )}
          </li>
        ))}
      </Bullets>
    </Disclosure>
  );
}

function DayWords({ day, isStruck }: { readonly day: string; readonly isStruck: boolean }) {
  return isStruck ? <s>{day}</s> : day;
}
