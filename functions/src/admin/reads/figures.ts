import { FieldPath } from "firebase-admin/firestore";
import { FIGURE_PARTS, type DayFigures } from "../../../../src/domain/administration/day-figures.ts";
import {
  FIGURE_DAYS_MAX,
  type Answered,
  type Asked,
} from "../../../../src/domain/administration/question.ts";
import { isRecord } from "../../../../src/domain/basics/record.ts";
import { dayAfter } from "../../../../src/domain/city/time-zone.ts";
import { db } from "../../firebase.ts";

/** The latest of those days, none of which the database reads backwards; a day without a document is one without anything. */
export async function figuresBetween({ from, to }: Asked<"figures">): Promise<Answered<"figures">> {
  const first = dayAfter(to, 1 - FIGURE_DAYS_MAX);
  const days = await db()
    .collection("admin/service/days")
    .where(FieldPath.documentId(), ">=", from)
    .where(FieldPath.documentId(), ">=", first)
    .where(FieldPath.documentId(), "<=", to)
    .orderBy(FieldPath.documentId())
    .get();
  return { days: days.docs.map((day) => figuresOf(day.id, day.data())) };
}

function figuresOf(day: string, data: Readonly<Record<string, unknown>>): DayFigures {
  const parts = FIGURE_PARTS.map((part) => [part, isRecord(data[part]) ? data[part] : {}]);
  return { day, ...(Object.fromEntries(parts) as Omit<DayFigures, "day">) };
}
