import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aCommuneItem, IN_AJACCIO } from "./support/a-commune.ts";
import { aGuestAccount, anAccount } from "./support/accounts.ts";
import { freshReport } from "./support/city-life.ts";
import { json, startGeoStandIn, text } from "./support/geo-stand-in.ts";
import { submitOne } from "./support/wire.ts";

let geo: Awaited<ReturnType<typeof startGeoStandIn>>;
let lastCode = 100 + Math.floor(Math.random() * 700);

function aNewCode(): string {
  lastCode += 1;
  return `98${lastCode}`;
}

beforeAll(async () => {
  geo = await startGeoStandIn();
});
afterAll(() => geo.stop());

describe("a commune that was chosen without network", () => {
  it("is made by the first command that comes for it [CITY-19, P1]", async () => {
    const code = aNewCode();
    geo.answers(code, json([aCommuneItem({ code, nom: "Saint-Pierre" })]));
    const report = freshReport({ cityId: code }, { place: IN_AJACCIO });
    expect(await submitOne(await aGuestAccount(), report)).toMatchObject({ state: "applied" });
    expect(await readDocument(`cities/${code}`)).toMatchObject({ name: "Saint-Pierre" });
  });

  it("keeps its commands waiting while nobody can say whether it exists [CITY-19, P6]", async () => {
    const code = aNewCode();
    geo.answers(code, text(503, "text/html", "<h1>Service indisponible</h1>"));
    const report = freshReport({ cityId: code }, { place: IN_AJACCIO });
    const yann = await anAccount();
    expect(await submitOne(yann, report)).toEqual({ commandId: report.id, state: "retry" });
    geo.answers(code, json([aCommuneItem({ code })]));
    expect(await submitOne(yann, report)).toMatchObject({ state: "applied" });
  });

  it("refuses them for good when there is no such commune [GEO-1, P6]", async () => {
    const code = aNewCode();
    const report = freshReport({ cityId: code }, { place: IN_AJACCIO });
    const yann = await anAccount();
    const first = await submitOne(yann, report);
    expect(first).toMatchObject({ state: "refused", refusal: { code: "unknown_city" } });
    geo.answers(code, json([aCommuneItem({ code })]));
    expect(await submitOne(yann, report)).toEqual(first);
  });
});
