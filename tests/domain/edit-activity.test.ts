import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import {
  editActivity,
  editedActivityOf,
  type EditedActivity,
} from "../../src/domain/activity/edit-activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aContext } from "../examples/a-context.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anActivity({ authorId: aResident().uid, capacity: 12 });
const TITLE = "Nettoyage des berges de l’Ille";

function anEdit(over: Partial<EditedActivity> = { title: TITLE }): CommandOf<"edit-activity"> {
  const seen = editedActivityOf(OWN);
  const payload = { activityId: OWN.id, seen, edited: { ...seen, ...over } };
  const asked = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...asked, id: anIdentifier(44), kind: "edit-activity", payload };
}

function edited(over?: Partial<EditedActivity>, content: Activity = OWN, actor: Actor = aResident()) {
  return decide(anEdit(over), aContext({ content, actor, now: NOW }));
}

describe("an activity that is corrected", () => {
  it("says what its author wrote anew, and is still read by every device [ACT-12]", () => {
    const changed = edited({ title: TITLE, placeName: "Moulin de la Forge", capacity: 20 });
    if (!changed.ok) throw new Error("It was refused.");
    const { content } = changed.value;
    expect(content).toMatchObject({ title: TITLE, placeName: "Moulin de la Forge", capacity: 20, rev: 2 });
    expect(content).toMatchObject({ place: OWN.place, address: OWN.address, status: "confirmed" });
    expect(parseActivity(content)).toMatchObject({ ok: true });
  });

  it("does not come back by it when it is hidden, nor ahead while it waits [ACT-12] [SEC-3]", () => {
    for (const visibility of ["hidden", "private", "pending"] as const)
      expect(edited({ title: TITLE }, { ...OWN, visibility })).toMatchObject({
        value: { content: { visibility } },
      });
  });

  it("is corrected by its author and by moderators alone [ACT-12]", () => {
    expect(edited({ title: TITLE }, OWN, aModerator()).ok).toBe(true);
    expect(edited({ title: TITLE }, anActivity({ authorId: "somebody-else" }))).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it("is not written over where another device changed the same meanwhile, and once is enough [ACT-12] [P3] [P10]", () => {
    const changed = { ...OWN, title: "Nettoyage du canal", rev: 2 };
    expect(edited({ title: TITLE }, changed)).toMatchObject({ problem: { code: "changed_meanwhile" } });
    const already = { ...OWN, ...editedActivityOf({ ...OWN, title: TITLE }), rev: 2 };
    expect(edited({ title: TITLE }, already)).toMatchObject({ value: { content: already } });
  });

  it("takes what another device changed elsewhere in it, and never half of its dates [ACT-12] [P3]", () => {
    const changed = { ...OWN, description: "Bottes fournies.", rev: 2 };
    expect(edited({ title: TITLE }, changed)).toMatchObject({
      value: { content: { title: TITLE, description: "Bottes fournies.", rev: 3 } },
    });
    const moved = { ...OWN, startsAt: OWN.startsAt + DAY_MS, endsAt: null, rev: 2 };
    expect(edited({ endsAt: OWN.startsAt + 1 }, moved)).toMatchObject({
      problem: { code: "changed_meanwhile" },
    });
    expect(edited({ title: TITLE }, moved)).toMatchObject({
      value: { content: { title: TITLE, startsAt: moved.startsAt, endsAt: null } },
    });
  });

  it("stays as it was once it is cancelled or over [ACT-12]", () => {
    const over = { startsAt: NOW - DAY_MS, endsAt: NOW - DAY_MS };
    for (const content of [{ ...OWN, status: "cancelled" } as const, { ...OWN, ...over }])
      expect(edited({ title: TITLE }, content)).toMatchObject({ problem: { code: "activity_over" } });
  });

  it("keeps a date that can be believed, and is dated once it has one [ACT-12]", () => {
    expect(edited({ startsAt: NOW - DAY_MS, endsAt: null })).toMatchObject({
      problem: { code: "activity_dates" },
    });
    const toCome = { ...OWN, dateToCome: true };
    const dated = edited({ startsAt: OWN.startsAt + DAY_MS, endsAt: null }, toCome);
    expect(dated.ok).toBe(true);
    expect(dated).not.toHaveProperty("value.content.dateToCome");
  });

  it("holds so many or as many as like, as it was announced [ACT-3] [ACT-12]", () => {
    expect(edited({ capacity: null })).toMatchObject({ problem: { code: "not_possible" } });
  });

  it("says where it is when it is online [ACT-1] [ACT-12]", () => {
    const online = { ...OWN, place: null, url: "https://jeux.example.org" };
    const seen = editedActivityOf(online);
    const command = anEdit();
    const payload = { ...command.payload, seen, edited: { ...seen, url: "" } };
    const refused = decide(
      { ...command, payload },
      aContext({ content: online, actor: aResident(), now: NOW }),
    );
    expect(refused).toMatchObject({ problem: { code: "invalid", fields: [{ field: "url" }] } });
  });

  it.each([
    ["a title of two letters", { title: "Le" }, "too_short"],
    ["an end before its start", { endsAt: OWN.startsAt - 1 }, "before_start"],
    ["a link that runs something", { url: "javascript:alert(1)" }, "pattern"],
    ["more places than a stadium", { capacity: 10_001 }, "out_of_range"],
  ] as const)("is refused with %s [ACT-1] [ACT-12]", (_, over, code) => {
    expect(editActivity.schema.parse(anEdit(over).payload)).toMatchObject({ problem: [{ code }] });
  });
});
