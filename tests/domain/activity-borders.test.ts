import { describe, expect, it } from "vitest";
import { calendarFileOf, calendarOf } from "../../src/domain/activity/calendar-file.ts";
import { publicActivityOf } from "../../src/domain/activity/public-activity.ts";
import { RESCHEDULE_SCHEMA } from "../../src/domain/activity/reschedule-activity.ts";
import { withStep } from "../../src/domain/content/with-step.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("an activity", () => {
  it("goes on under the name of who announced it, or of who changed it for them [ANO-13, ACT-7]", () => {
    const step = { status: "cancelled", reason: "" } as const;
    const own = anActivity({ authorId: "resident-yann", authorName: "Les voisins" });
    const by = (content: typeof own, actor = aResident()) =>
      withStep<"activities">(content, step, { actor, now: NOW }).history.at(-1)?.byName;
    expect([by(own), by(own, aModerator())]).toEqual(["Les voisins", "Solène Rault"]);
    expect(by({ ...own, authorId: "" }, aModerator({ uid: "" }))).toBe("Solène Rault");
  });

  it.each([
    ["pending", true],
    ["hidden", true],
    ["private", false],
  ] as const)("that is %s leaves where it is to devices: %s [ACT-6]", (visibility, isThere) => {
    const shown = publicActivityOf(anActivity({ visibility, verified: true, contact: "06" }));
    expect(shown).toMatchObject({ title: "", url: "", organiserName: "", authorId: "" });
    expect(shown.place !== null).toBe(isThere);
    expect(shown).not.toHaveProperty("verified");
    expect(publicActivityOf(anActivity())).toMatchObject({ title: anActivity().title, authorId: "" });
  });

  it("says in words why it is cancelled, and ends after it begins [ACT-7]", () => {
    const payload = {
      activityId: anIdentifier(1),
      from: "confirmed",
      to: "postponed",
      dates: null,
      reason: "",
    } as const;
    const problems = (over: object) => {
      const parsed = RESCHEDULE_SCHEMA.parse({ ...payload, ...over });
      return parsed.ok ? [] : parsed.problem;
    };
    const dates = { startsAt: NOW, endsAt: NOW, allDay: false };
    expect([problems({}), problems({ dates }), problems({ reason: "0123456789" })]).toEqual([[], [], []]);
    expect(problems({ to: "cancelled" })).toEqual([{ field: "reason", code: "required" }]);
    expect(problems({ reason: "012345678" })).toEqual([{ field: "reason", code: "too_short", limit: 10 }]);
    expect(problems({ dates: { ...dates, endsAt: NOW - 1 } })).toEqual([
      { field: "dates.endsAt", code: "before_start" },
    ]);
  });

  it("is a calendar of its own, under its own name and nobody else's [ACT-5, ACT-9]", () => {
    const page = "https://parvis.test/1";
    const lines = (over: Parameters<typeof anActivity>[0]) =>
      calendarFileOf(anActivity(over), page).split("\r\n");
    expect(lines({}).slice(0, 5)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Parvis//FR",
      "BEGIN:VEVENT",
      `UID:${anActivity().id}@parvis`,
    ]);
    for (const status of ["confirmed", "postponed"] as const)
      expect(lines({ status })).toContain("STATUS:CONFIRMED");
    expect(lines({ status: "tentative" })).toContain("STATUS:TENTATIVE");
    expect(lines({})).toContain("SEQUENCE:1");
    expect(lines({})).toContain("DTSTAMP:20260311T170400Z");
    expect(lines({ address: "" })).toContain("LOCATION:Pont de l’Ille");
    expect(calendarOf([], { name: "Betton", pageOf: () => page })).toContain("\r\nNAME:Betton\r\n");
  });
});
