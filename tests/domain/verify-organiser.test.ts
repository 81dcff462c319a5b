import { describe, expect, it } from "vitest";
import type { Activity, Organiser } from "../../src/domain/activity/activity.ts";
import { editedActivityOf } from "../../src/domain/activity/edit-activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { organiserKey, organiserOfKey, withoutBadge } from "../../src/domain/activity/verified-organiser.ts";
import type { VerifyOrganiserPayload } from "../../src/domain/activity/verify-organiser.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aCity } from "../examples/a-city.ts";
import { aContext } from "../examples/a-context.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anActivity, aProposedActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const OWN = anActivity({ authorId: aResident().uid });
const AS_CHOIR = "association La chorale de Betton";
const AS_SCHOOL = "ecole École des Omblais";
const CHOIR: Organiser = { organiserName: "La chorale de Betton", organiserKind: "association" };
const ASKED = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
const NONE_APPROVED = { anomalies: 0, ideas: 0, activities: 0, messages: 0 };

function verified(over: Partial<VerifyOrganiserPayload> = {}, content: Activity = OWN) {
  const { organiserName, organiserKind } = OWN;
  const payload = { activityId: content.id, on: true, organiserName, organiserKind, ...over };
  const command = { ...ASKED, id: anIdentifier(45), kind: "verify-organiser", payload } as const;
  return decide(command, aContext({ content, actor: aModerator() }));
}

/** By somebody new to a commune that has newcomers checked. */
function proposed(payload: Partial<Organiser>, over: Partial<CommandContext> = {}) {
  const membership = aMembership({ organisers: [AS_CHOIR, AS_SCHOOL], approved: NONE_APPROVED });
  const city = aCity({ preModeration: "newcomers", moderatorsCount: 1 });
  return decide(aProposedActivity(payload), aContext({ membership, city, ...over }));
}

/** What the choir announced, by its author unless said otherwise. */
function corrected(edited: Partial<Organiser>, over: Partial<CommandContext> = {}) {
  const content = { ...OWN, ...CHOIR, verified: true };
  const seen = editedActivityOf(content);
  const payload = { activityId: OWN.id, seen, edited: { ...seen, ...edited, title: "La chorale dehors" } };
  const command = { ...ASKED, id: anIdentifier(46), kind: "edit-activity", payload } as const;
  const membership = aMembership({ organisers: [AS_CHOIR], approved: NONE_APPROVED });
  const city = aCity({ preModeration: "newcomers", moderatorsCount: 1 });
  return decide(command, aContext({ content, membership, city, ...over }));
}

describe("a verified organiser", () => {
  it("is who a moderator knows under the name that they read [ACT-17] [P3]", () => {
    const answer = verified();
    expect(answer).toMatchObject({
      value: {
        content: { verified: true, visibility: OWN.visibility, rev: OWN.rev + 1 },
        verifies: { uid: OWN.authorId, organiser: "association Les Amis de l’Ille", on: true },
      },
    });
    expect(parseActivity(answer.ok && answer.value.content)).toMatchObject({ ok: true });
    expect(verified({ organiserName: "La mairie" })).toMatchObject({
      problem: { code: "changed_meanwhile" },
    });
  });

  it("is no longer one when a moderator takes it back [ACT-17]", () => {
    const answer = verified({ on: false }, { ...OWN, verified: true });
    expect(answer).toMatchObject({
      value: {
        verifies: { uid: OWN.authorId, organiser: "association Les Amis de l’Ille", on: false },
      },
    });
    expect(answer.ok && answer.value.content).not.toHaveProperty("verified");
  });

  it("loses the badge of what else was announced under that name, and under that name alone [ACT-17]", () => {
    const content = { ...OWN, ...CHOIR, verified: true };
    const without = withoutBadge(content, AS_CHOIR, NOW + 1);
    expect(without).toMatchObject({ ...CHOIR, rev: content.rev + 1, updatedAt: NOW + 1 });
    expect(without).not.toHaveProperty("verified");
    expect(withoutBadge(content, AS_SCHOOL, NOW + 1)).toBe(content);
    expect(withoutBadge(without, AS_CHOIR, NOW + 2)).toBe(without);
  });

  it("is taken back from what the city keeps of the person where this activity has no mark any more [ACT-17]", () => {
    const content = { ...OWN };
    expect(verified({ on: false }, content)).toEqual({
      ok: true,
      value: {
        content,
        verifies: { uid: OWN.authorId, organiser: "association Les Amis de l’Ille", on: false },
      },
    });
  });

  it("waits for nobody under each of these names, and like anybody else under another one [ACT-17]", () => {
    expect(proposed(CHOIR)).toMatchObject({ value: { content: { visibility: "public", verified: true } } });
    const school = { organiserName: "École des Omblais", organiserKind: "ecole" } as const;
    expect(proposed(school)).toMatchObject({ value: { content: { visibility: "public", verified: true } } });
    const asTheTown = proposed({ ...CHOIR, organiserKind: "commune" });
    expect(asTheTown).toMatchObject({ value: { content: { visibility: "pending" } } });
    expect(asTheTown.ok && asTheTown.value.content).not.toHaveProperty("verified");
  });

  it("is the commune, where its moderators announce for it [ACT-17]", () => {
    const membership = aMembership({ approved: NONE_APPROVED });
    const announced = { organiserName: "Mairie de Betton", organiserKind: "commune" } as const;
    expect(proposed(announced, { actor: aModerator(), membership })).toMatchObject({
      value: { content: { visibility: "public", verified: true } },
    });
  });

  it("is offered again by name and kind to who announces something else [ACT-17]", () => {
    expect(organiserOfKey(AS_CHOIR)).toEqual(CHOIR);
    expect(organiserKey(CHOIR)).toBe(AS_CHOIR);
    expect(organiserOfKey("syndicat Les voisins")).toBeUndefined();
  });

  it("is nobody once the name is corrected [ACT-17]", () => {
    expect(corrected({})).toMatchObject({ value: { content: { verified: true } } });
    const other = corrected({ organiserName: "La mairie" });
    expect(other.ok && other.value.content).not.toHaveProperty("verified");
  });

  it("whom a moderator no longer knows has what they correct checked, on their other activities too [ACT-17]", () => {
    const taken = { membership: aMembership({ organisers: [], approved: NONE_APPROVED }) };
    const own = corrected({}, taken);
    expect(own).toMatchObject({ value: { content: { visibility: "pending" } } });
    expect(own.ok && own.value.content).not.toHaveProperty("verified");
    expect(corrected({}, { ...taken, actor: aModerator() })).toMatchObject({
      value: { content: { visibility: "public", verified: true } },
    });
  });
});
