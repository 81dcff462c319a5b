import { beforeAll, expect, it } from "vitest";
import { aMute, aPost } from "../examples/a-message.ts";
import { aModeratorAccount, anAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID as CITY_ID, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

it("two moderators who suspend one person without having heard of each other both hear of it [THR-18] [MOD-1] [P3]", async () => {
  const [maelle, karim, solene] = [
    await anAccount(),
    await aModeratorAccount(CITY_ID),
    await aModeratorAccount(CITY_ID),
  ];
  const report = freshReport();
  await submitOne(maelle, report);
  const sent = () => ({ id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() });
  const about = { collection: "anomalies", id: report.id } as const;
  const post = { ...aPost({ subject: about, text: "Le trou s’est agrandi." }), ...sent() };
  await submitOne(maelle, post);
  const subject = { collection: "messages", id: post.id } as const;
  const suspension = (days: 0 | 1 | 7 | 30) => ({
    ...aMute(days, { subject, code: "off_topic", seen: 0 }),
    ...sent(),
  });
  expect(await submitOne(karim, suspension(7))).toMatchObject({ state: "applied" });
  expect(await submitOne(solene, suspension(7))).toMatchObject({ note: { code: "already_done" } });
  for (const days of [0, 1] as const) {
    expect(await submitOne(solene, suspension(days))).toMatchObject({
      state: "conflict",
      refusal: { code: "changed_meanwhile", muting: { until: expect.any(Number) } },
    });
  }
  expect(await submitOne(solene, suspension(30))).toMatchObject({ note: { code: "after_change" } });
  expect(await submitOne(solene, suspension(1))).toMatchObject({ state: "applied" });
});
