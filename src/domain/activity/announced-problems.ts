import { isDay } from "../basics/day.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { titleProblems } from "../content/written-fields.ts";
import type { Announced } from "./activity.ts";

type Fields = Partial<Announced>;

/** What is wrong with the words and dates of an activity, whether it is new or written anew. */
export function announcedProblems(fields: Fields): readonly FieldProblem[] {
  return [...titleProblems(fields.title), ...dateProblems(fields), ...dayProblems(fields)];
}

function dateProblems({ startsAt, endsAt }: Fields): readonly FieldProblem[] {
  if (startsAt === undefined || endsAt === undefined || endsAt === null) return [];
  return endsAt < startsAt ? [{ field: "endsAt", code: "before_start" }] : [];
}

function dayProblems({ repeats }: Fields): readonly FieldProblem[] {
  const off = repeats?.off ?? [];
  return off.flatMap((day, index) =>
    isDay(day) ? [] : [{ field: `repeats.off.${index}`, code: "pattern" } as const],
  );
}

/** What has no place says where it is online. */
export function whereProblems({ place, url }: Fields): readonly FieldProblem[] {
  return place === null && url === "" ? [{ field: "url", code: "required" }] : [];
}
