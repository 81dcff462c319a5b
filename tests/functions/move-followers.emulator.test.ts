import { expect, it, vi } from "vitest";
import type * as config from "../../functions/src/config.ts";
import { moveFollowers } from "../../functions/src/marks/move-followers.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { anomalySubject } from "../../src/domain/anomaly/anomaly-subject.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

// Pages of two: the third follower is on the second one.
vi.mock("../../functions/src/config.ts", async (original) => ({
  ...(await original<typeof config>()),
  TOLD_AT_ONCE: 2,
}));
// What moves is counted elsewhere.
vi.mock("../../functions/src/tasks/later.ts", () => ({ doLater: () => Promise.resolve() }));

it("whoever follows a duplicate follows what it repeats, on each page of them, and once [MOD-8]", async () => {
  const cityId = aCityIdOf("moved");
  const [duplicate, original] = [newIdentifier(), newIdentifier()];
  await refs.content(cityId, anomalySubject(duplicate)).set({ duplicateOf: original });
  const mark = { kind: "follow", subject: anomalySubject(duplicate) } as const;
  const followers = Array.from({ length: 5 }, (_, n) => refs.membership(`follower-${cityId}-${n}`, cityId));
  for (const follower of followers) {
    const membership = { ...emptyMembership(cityId, Date.now()), marks: [mark] };
    await follower.set(membershipDocument(membership));
  }
  await moveFollowers(cityId, duplicate);
  await moveFollowers(cityId, duplicate);
  for (const follower of followers) expect((await follower.get()).get("follows")).toContain(original);
  const moved = await refs.markChanges(cityId).get();
  expect(moved.docs.map((change) => change.get("count.by"))).toEqual(followers.map(() => 1));
});
