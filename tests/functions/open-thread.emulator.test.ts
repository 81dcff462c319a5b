import { beforeAll, describe, expect, it } from "vitest";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { withholdMessages } from "../../functions/src/threads/withhold-messages.ts";
import { aFollowed, aLock, anOpeningCommand, aPost } from "../examples/a-message.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aModeratorAccount, anAccount } from "./support/accounts.ts";
import { newIdentifier, OPEN_CITY_ID as CITY_ID, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("a discussion that a moderator opens", () => {
  it("is answered, followed, counted, hidden with its words and shown again [THR-26] [THR-28] [THR-19] [THR-21]", async () => {
    const [maelle, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const envelope = () => ({ cityId: CITY_ID, performedAt: Date.now(), id: newIdentifier() });
    const opening = { ...anOpeningCommand(), ...envelope() };
    expect(await submitOne(maelle, { ...opening, id: newIdentifier() })).toMatchObject({
      refusal: { code: "not_allowed" },
    });
    expect(await submitOne(moderator, opening)).toMatchObject({ state: "applied" });
    const subject = { collection: "messages", id: opening.id } as const;
    const post = { ...aPost({ subject }), ...envelope() };
    expect(await submitOne(maelle, post)).toMatchObject({ state: "applied" });
    await tallyMarks(CITY_ID);
    expect(await readDocument(`cities/${CITY_ID}/tallies/${opening.id}`)).toMatchObject({
      talk: { messages: 2 },
    });

    const follower = await anAccount();
    const follow = {
      ...aFollowed(),
      ...envelope(),
      payload: { messageId: opening.id, on: true },
    };
    expect(await submitOne(follower, follow)).toMatchObject({ state: "applied" });
    expect(await readDocument(`users/${follower.uid}/cities/${CITY_ID}`)).toMatchObject({
      follows: [opening.id],
    });
    await tallyMarks(CITY_ID);
    expect(await readDocument(`cities/${CITY_ID}/tallies/${opening.id}`)).toMatchObject({
      counts: { follow: 1 },
      talk: { messages: 2 },
    });

    const decide = async (to: "hidden" | "open", seen: number | null) => {
      expect(await submitOne(moderator, { ...aLock({ subject, to, seen }), ...envelope() })).toMatchObject({
        state: "applied",
      });
      await withholdMessages({ cityId: CITY_ID, threadId: opening.id });
    };
    const published = (id: string) => readDocument(`cities/${CITY_ID}/messages/${id}`);
    await decide("hidden", null);
    expect(await published(opening.id)).toMatchObject({ title: "", text: "", withheld: true });
    expect(await published(post.id)).toMatchObject({ text: "", withheld: true });
    const thread = await readDocument(`cities/${CITY_ID}/threads/${opening.id}`);
    await decide("open", Number(thread?.["decidedAt"]));
    expect(await published(opening.id)).toMatchObject(opening.payload);
    expect(await published(post.id)).toMatchObject({ text: post.payload.text });
  });
});
