import { describe, expect, it } from "vitest";
import { beforeAndAfter } from "../../src/domain/anomaly/before-and-after.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { perCollection } from "../../src/domain/command/subject.ts";
import { CLAIM_PHOTOS_OF_REPORT_MAX, PHOTOS_OF_REPORT_MAX } from "../../src/domain/limits/limits.ts";
import { aContext } from "../examples/a-context.ts";
import { aGuest, aMembership, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { after, asked, decided, ID, OTHER, refused, SUBJECT } from "./acts.ts";

const CLAIM = asked("claim-resolved", { anomalyId: ID });
const CONTEST = asked("contest-resolved", { anomalyId: ID });

describe("« C’est résolu »", () => {
  it("is believed of its author at once, and of two others [ANO-20]", () => {
    expect(after(decided(CLAIM))).toMatchObject({ status: "claimed", previousStatus: "new", claimsCount: 1 });
    const once = after(decided(CLAIM, { status: "progress" }, { actor: OTHER }));
    expect(once).toMatchObject({ status: "progress", claimsCount: 1 });
    expect(after(decided(CLAIM, once, { actor: aResident({ uid: "resident-lena" }) }))).toMatchObject({
      status: "claimed",
      previousStatus: "progress",
      claimsCount: 2,
    });
  });

  it("counts each person once [ANO-20] [P10]", () => {
    const membership = aMembership({ marks: [{ kind: "claim", subject: SUBJECT }] });
    const content = anAnomaly({ claimsCount: 1 });
    expect(decide(CLAIM, aContext({ actor: OTHER, content, membership }))).toMatchObject({
      value: { content },
    });
  });

  it("may be shown with one photo, which stays apart from what was reported [ANO-20] [PHO-1]", () => {
    const photo = (n: number) => ({ id: anIdentifier(60 + n), alt: "Le banc, réparé" });
    const shown = (...photos: ReturnType<typeof photo>[]) =>
      asked("claim-resolved", { anomalyId: ID, photos });
    const known = aMembership();
    const context = { actor: OTHER, membership: known } as const;
    const once = after(decided(shown(photo(1)), {}, context));
    const waiting = { ...photo(1), state: "waiting", thumb: "", isClaim: true } as const;
    expect(once).toMatchObject({ claimsCount: 1, rewritten: 1 });
    expect(once.photos).toEqual([...anAnomaly().photos, waiting]);
    expect(beforeAndAfter(once.photos)).toEqual({ before: anAnomaly().photos, after: [waiting] });
    expect(after(decided(CLAIM, {}, context)).rewritten).toBeUndefined();
    expect(parseCommand(shown(photo(1), photo(2))).ok).toBe(false);
    expect(after(decided(shown(photo(1)))).status).toBe("claimed");
    // Nobody fills the room of the commune's own photos, alone or with others.
    const again = aMembership({ ...known, marks: [{ kind: "claim", subject: SUBJECT }] });
    expect(decided(shown(photo(2)), once, { actor: OTHER, membership: again })).toEqual(
      refused("not_possible"),
    );
    const full = Array.from({ length: PHOTOS_OF_REPORT_MAX }, (_, n) => ({
      ...waiting,
      id: anIdentifier(70 + n),
    }));
    expect(
      decide(shown(photo(1)), aContext({ ...context, content: anAnomaly({ photos: full }) })),
    ).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "photos" }] },
    });
  });

  it("is shown with no photo by whose writing is checked first: all would see it at once [ANO-20] [MOD-6]", () => {
    const shown = asked("claim-resolved", { anomalyId: ID, photos: [{ id: anIdentifier(61), alt: "" }] });
    const city = { ...aContext().city, preModeration: "newcomers", moderatorsCount: 1 } as const;
    const newcomer = { actor: OTHER, city, membership: aMembership({ approved: perCollection(() => 0) }) };
    expect(decided(shown, {}, newcomer)).toEqual(refused("not_possible"));
    expect(decided(CLAIM, {}, newcomer)).toMatchObject({ ok: true });
    expect(decided(shown, {}, { actor: OTHER, city })).toMatchObject({ ok: true });
    // What is public is so for its author too; what waits is read with all that came to it.
    const { actor: _, ...byAuthor } = newcomer;
    expect(decided(shown, {}, byAuthor)).toEqual(refused("not_possible"));
    expect(decided(shown, { visibility: "pending" }, byAuthor)).toMatchObject({ ok: true });
  });

  it("leaves room for the commune's photos, however often it is called resolved and seen again [ANO-20] [PHO-1]", () => {
    const once = (anomaly: Partial<Anomaly>, n: number) => {
      const photos = [{ id: anIdentifier(80 + n), alt: "" }];
      return decided(asked("claim-resolved", { anomalyId: ID, photos }), anomaly);
    };
    let anomaly: Partial<Anomaly> = { photos: [] };
    for (let n = 0; n < CLAIM_PHOTOS_OF_REPORT_MAX; n += 1)
      anomaly = after(decided(CONTEST, after(once(anomaly, n)), { actor: OTHER }));
    expect(once(anomaly, 9)).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "photos", limit: 0 }] },
    });
    expect(decided(CLAIM, anomaly)).toMatchObject({ ok: true });
  });

  it("overwrites nothing that is closed, and is not for guests [ANO-20]", () => {
    for (const status of ["resolved", "rejected", "duplicate", "withdrawn"] as const)
      expect(decided(CLAIM, { status })).toEqual(refused("not_possible"));
    expect(decided(CLAIM, {}, { actor: aGuest() })).toEqual(refused("not_allowed"));
  });

  it("is contested by anybody who confirmed their address: then it takes two others again [ANO-20]", () => {
    const claimed = after(decided(CLAIM, { status: "claimed", previousStatus: "planned", claimsCount: 1 }));
    const contested = after(decided(CONTEST, claimed, { actor: OTHER }));
    expect(contested).toMatchObject({ status: "planned", claimsCount: 2, contestedCount: 2 });
    const third = after(decided(CLAIM, contested, { actor: aResident({ uid: "third" }) }));
    expect(third).toMatchObject({ status: "planned", claimsCount: 3 });
    expect(decided(CONTEST, third)).toEqual(refused("not_possible"));
  });
});
