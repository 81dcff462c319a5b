import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useNow } from "../../../data/device/use-clock.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { activitiesByDay, monthAfter, weeksOf } from "../../../domain/activity/month-calendar.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { localDayOf, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle, clockWords, monthWords, weekdayWords } from "../../../i18n/activity-words.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./month-calendar.module.css";

interface MonthCalendarProps {
  readonly cityId: CityId;
  /** "2026-03" */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly views: readonly ActivityView[];
}

const SHOWN_MAX = 3;

/** A month on a wide screen, by the calendar of the commune. */
export function MonthCalendar({ cityId, month, onMonth, views }: MonthCalendarProps) {
  const { t, i18n } = useLingui();
  const zone = timeZoneOf(cityId);
  const today = localDayOf(useNow(), zone);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const byDay = useMemo(() => activitiesByDay(views, weeks.flat(), zone), [views, weeks, zone]);
  const name = monthWords(i18n, month);
  return (
    <section className={styles.calendar} aria-label={name}>
      <div className={styles.head}>
        <IconButton
          label={t`Mois précédent`}
          icon={<ChevronLeft />}
          onClick={() => onMonth(monthAfter(month, -1))}
        />
        <h2 aria-live="polite">{name}</h2>
        <IconButton
          label={t`Mois suivant`}
          icon={<ChevronRight />}
          onClick={() => onMonth(monthAfter(month, 1))}
        />
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdayWords(i18n, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={styles.day}
                  data-today={day === today}
                  data-other={!day.startsWith(month)}
                >
                  <time dateTime={day}>{Number(day.slice(-2))}</time>
                  <OfDay views={byDay.get(day) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The first of a day, and the others where they are asked for: the list may be of another time. */
function OfDay({ views }: { readonly views: readonly ActivityView[] }) {
  const { i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : views.length - SHOWN_MAX;
  if (views.length === 0) return null;
  return (
    <ul className={styles.items}>
      {views.slice(0, isWhole ? undefined : SHOWN_MAX).map(({ activity }) => {
        const { id, cityId, status } = activity;
        const said = `${clockWords(i18n, activity)} ${activityTitle(i18n, activity)}`.trim();
        return (
          <li key={id}>
            <Link className={styles.item} title={said} to={pathOf("MapActivity", { cityId, activityId: id })}>
              {status === "cancelled" ? <s>{said}</s> : said}
            </Link>
          </li>
        );
      })}
      {more > 0 ? (
        <li>
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            <Trans>et {more} de plus</Trans>
          </button>
        </li>
      ) : null}
    </ul>
  );
}
