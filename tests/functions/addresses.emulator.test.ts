import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { findThoseLeft } from "../../functions/src/addresses/find.ts";
import { giveAddress } from "../../functions/src/addresses/give-address.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { json, text, useCannedServer } from "../remote/canned-server.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

const LABEL = "12 Rue du Pont 35830 Betton";
/** As the town keeps it. */
const ADDRESS = "12 Rue du Pont, 35830 Betton";
const addresses = useCannedServer();
const feature = (properties: object) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-1.64, 48.18] },
  properties: { label: LABEL, distance: 14, ...properties },
});
const found = (properties: object = {}) =>
  json({ type: "FeatureCollection", features: [feature(properties)] });

type Report = ReturnType<typeof freshReport>;

const noteOf = ({ id }: Report) => readDocument(`addressless/${id}`);

async function give(report: Report, now = Date.now()): Promise<void> {
  await giveAddress(await db().collection("addressless").doc(report.id).get(), now);
}

async function submitted(over: Parameters<typeof freshReport>[0] = {}, address = ""): Promise<Report> {
  const report = freshReport(over, { address });
  expect(await submitOne(await aGuestAccount(), report)).toMatchObject({ state: "applied" });
  return report;
}

beforeAll(seedCities);
beforeEach(() => void vi.stubEnv("ADDRESSES_API_URL", addresses.url()));

describe("a report that was placed without network", () => {
  it("gets its address once it has arrived, and asks for it no more [GEO-7]", async () => {
    addresses.answers(found());
    const report = await submitted();
    expect(await publishedOf(report)).toMatchObject({ address: "", rev: 1 });
    await give(report);
    expect(await publishedOf(report)).toMatchObject({ address: ADDRESS, rev: 2 });
    expect(await noteOf(report)).toBeUndefined();
    const asked = addresses.timesAsked();
    await give(report);
    expect(addresses.timesAsked()).toBe(asked);
  });

  it("keeps what somebody wrote there while it was asked for [GEO-7]", async () => {
    const report = await submitted();
    const path = `cities/${report.cityId}/anomalies/${report.id}`;
    const own = { ...(await publishedOf(report)), address: "3 rue Haute", rev: 2, updatedAt: new Date() };
    addresses.answers((response) => void writeDocument(path, own).then(() => found()(response)));
    await give(report);
    expect(await publishedOf(report)).toMatchObject({ address: "3 rue Haute", rev: 2 });
  });

  it("shows its address to moderators and its author alone while it waits to be published [GEO-7] [ANO-9]", async () => {
    addresses.answers(found());
    const report = await submitted({ cityId: CHECKED_CITY_ID });
    await give(report);
    expect(await publishedOf(report)).toMatchObject({ address: "", rev: 2 });
    expect(await wholeOf(report)).toMatchObject({ address: ADDRESS, rev: 2 });
  });

  it("has none where nothing near has one, for good [GEO-7]", async () => {
    addresses.answers(found({ distance: 900 }));
    const report = await submitted();
    await give(report);
    expect(await publishedOf(report)).toMatchObject({ address: "", rev: 1 });
    expect(await noteOf(report)).toBeUndefined();
  });

  it("is asked about again later when the service does not answer, for a week [GEO-7] [GEO-6]", async () => {
    addresses.answers(text(503, "text/html", ""));
    const report = await submitted();
    await give(report);
    const since = Number((await noteOf(report))?.["since"]);
    await give(report, since + 7 * DAY_MS);
    expect(await noteOf(report)).toBeDefined();
    await give(report, since + 7 * DAY_MS + 1);
    expect(await noteOf(report)).toBeUndefined();
    expect(await publishedOf(report)).toMatchObject({ address: "", rev: 1 });
  });

  it("gets its address in the next round [GEO-7]", async () => {
    addresses.answers(text(503, "text/html", ""));
    const report = await submitted();
    await give(report);
    addresses.answers(found());
    await findThoseLeft();
    expect(await publishedOf(report)).toMatchObject({ address: ADDRESS });
    expect(await noteOf(report)).toBeUndefined();
  });
});

describe("a report with an address", () => {
  it("is not asked about [GEO-7]", async () => {
    expect(await noteOf(await submitted({}, "3 rue Haute"))).toBeUndefined();
  });

  it("keeps it, whatever the service says [GEO-7]", async () => {
    addresses.answers(found());
    const report = await submitted({}, "3 rue Haute");
    const note = {
      cityId: report.cityId,
      subject: { collection: "anomalies", id: report.id },
      since: Date.now(),
    };
    const gone = { ...report, id: newIdentifier() };
    const noted = [note, { ...note, subject: { ...note.subject, id: gone.id } }];
    for (const one of noted) await writeDocument(`addressless/${one.subject.id}`, one);
    for (const one of [report, gone]) await give(one);
    expect(await publishedOf(report)).toMatchObject({ address: "3 rue Haute", rev: 1 });
    for (const one of [report, gone]) expect(await noteOf(one)).toBeUndefined();
    expect(addresses.timesAsked()).toBe(0);
  });
});
