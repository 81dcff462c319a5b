import { describe, expect, it } from "vitest";
import type { ActivityPayload } from "../../../src/domain/activity/propose-activity.ts";
import { instantAt, timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { activityOfForm } from "../../../src/features/activities/write/activity-form.ts";
import { activityFormOfDraft } from "../../../src/features/activities/write/form-of-activity.ts";
import { draftFieldsOf } from "../../../src/shared/drafts/draft-fields.ts";
import { aProposedActivity } from "../../examples/an-activity.ts";

const at = (local: string, cityId = "35024") => instantAt(local, timeZoneOf(cityId)) ?? 0;
const written = { priceLabel: "5 €", contact: "06 12 34 56 78", registrationUrl: "" };
const startsAt = at("2026-10-17T18:00");

function corrected(over: Partial<ActivityPayload>, cityId = "35024") {
  const { id, kind, payload } = aProposedActivity({ ...written, startsAt, endsAt: null, ...over });
  const { photos: _, ...fields } = payload;
  const form = activityFormOfDraft({ id, kind, cityId, fields, updatedAt: 0 });
  return { payload, form, again: activityOfForm(cityId, form, []) };
}

describe("an activity that was refused and is to be corrected", () => {
  it("says again when, how often and for how many, as it was sent [OFF-6]", () => {
    const repeats = { every: "week", count: 3, off: ["2026-10-24"] } as const;
    const { payload, again } = corrected({ endsAt: at("2026-10-17T20:30"), repeats, capacity: 12 });
    expect(again).toEqual({ ok: true, value: payload });
  });

  it("keeps whole days, by the clock of its commune [OFF-6]", () => {
    const day = at("2026-10-17T00:00", "97411");
    const { payload, again } = corrected({ startsAt: day, endsAt: day, allDay: true }, "97411");
    expect(again).toEqual({ ok: true, value: payload });
  });

  it("stays online where it was online [OFF-6]", () => {
    const url = "https://visio.exemple.fr/quartier";
    const { payload, again } = corrected({ place: null, placeName: "", address: "", url });
    expect(again).toEqual({ ok: true, value: payload });
  });

  it("is the same draft once it was typed in [FORM-6]", () => {
    const { form } = corrected({ capacity: 12 });
    const { id, kind, cityId } = aProposedActivity();
    const typed = { ...form, title: "Une chasse aux œufs", start: "2026-10-18T1" };
    const draft = { id, kind, cityId, fields: draftFieldsOf<typeof kind>(typed), updatedAt: 0 };
    expect(activityFormOfDraft(draft)).toEqual(typed);
  });
});
