import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_VERSION_HEADER } from "../../src/domain/command/client-version-header.ts";
import { readCollection, writeDocument } from "../rules/support/firestore-rest.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { freshReport, publishedOf, seedCities } from "./support/city-life.ts";
import { submitBody, type WireAnswer } from "./support/wire.ts";

/** Below the version of the tests that run at the same time, which send what they are. */
const MINIMUM = "0.0.10";
const TURNED_AWAY = { status: 403, body: { error: "client_outdated" } };

let yann: TestAccount;

beforeAll(seedCities);
beforeEach(async () => {
  yann = await anAccount();
  await writeDocument("config/public", { minimumVersion: MINIMUM });
});
afterEach(() => writeDocument("config/public", {}));

function submitAs(version: string | undefined, body: unknown): Promise<WireAnswer> {
  return submitBody(yann, body, {
    headers: version === undefined ? {} : { [CLIENT_VERSION_HEADER]: version },
  });
}

describe("a client older than config/public allows", () => {
  it.each([["0.0.9"], ["une autre"], [undefined]])(
    "is turned away whole, as version %s [SEC-9, F43]",
    async (version) => {
      const report = freshReport();
      expect(await submitAs(version, { commands: [report, freshReport()] })).toMatchObject(TURNED_AWAY);
      expect(await publishedOf(report)).toBeUndefined();
      expect(await readCollection(`users/${yann.uid}/receipts`)).toEqual([]);
    },
  );

  it("is told so even where its words are not understood any more: nothing it keeps is refused [SEC-9, P1]", async () => {
    expect(await submitAs("0.0.9", { orders: ["of another time"] })).toMatchObject(TURNED_AWAY);
  });

  it("has its commands taken once it was updated, as if they came for the first time [SEC-9, P2]", async () => {
    const body = { commands: [freshReport()] };
    await submitAs("0.0.9", body);
    for (const version of [MINIMUM, "0.0.11"]) {
      const answer = await submitAs(version, body);
      expect(answer).toMatchObject({ status: 200, body: { outcomes: [{ state: "applied", rev: 1 }] } });
    }
  });

  it("is none where the city asks for no version [SEC-9]", async () => {
    await writeDocument("config/public", {});
    const answer = await submitAs(undefined, { commands: [freshReport()] });
    expect(answer).toMatchObject({ status: 200, body: { outcomes: [{ state: "applied" }] } });
  });
});
