import { beforeAll, describe, expect, it } from "vitest";
import { aStatusChange, someCityPreferences } from "../examples/a-command.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID, publishedOf, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("the name of a moderator under what they decided", () => {
  it.each(["users-hideMyName", "users-deleteMyAccount"])(
    "leaves it with %s, and the decision stays [AUTH-23] [AUTH-35]",
    async (call) => {
      const [report, solene] = [freshReport(), await aModeratorAccount(OPEN_CITY_ID)];
      await submitOne(await aGuestAccount(), report);
      await writeDocument(`users/${solene.uid}`, { displayName: "Solène" });
      const asked = { anomalyId: report.id, to: "ack", reason: "Nous passerons lundi." } as const;
      const answer = aStatusChange(asked, {
        id: newIdentifier(),
        cityId: OPEN_CITY_ID,
        performedAt: Date.now(),
      });
      expect(await submitOne(solene, answer)).toMatchObject({ state: "applied" });
      expect((await publishedOf(report))?.history[1]).toMatchObject({ byName: "Solène" });
      // What else is found on the way: a setting is no content, and names nobody.
      const places = { places: [], opensOn: "map" } as const;
      const setAt = { id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() };
      await submitOne(solene, someCityPreferences(places, setAt));
      await ok(call, solene);
      const kept = { byName: "", byKind: "moderator", reason: "Nous passerons lundi." };
      expect((await publishedOf(report))?.history[1]).toMatchObject(kept);
    },
  );
});
