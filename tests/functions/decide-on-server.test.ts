import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { contextOf } from "../../functions/src/commands/context.ts";
import { decideOnServer } from "../../functions/src/commands/decide-on-server.ts";
import type { CommandDocuments } from "../../functions/src/commands/load-documents.ts";
import { wholeMembership } from "../../src/domain/account/membership.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand, aModeration, aStatusChange } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aMute, aPost, aMessage, aThread, someSurroundings } from "../examples/a-message.ts";
import { aReport } from "../examples/a-report.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

type Data = Readonly<Record<string, unknown>>;
const stored = (value: object) => ({ ...value }) as Data;

/** A transaction that finds these documents, and says which ones it was asked for. */
function finding(found: Readonly<Record<string, Data>> = {}) {
  const asked: string[] = [];
  const at = ({ path }: DocumentReference) => {
    asked.push(path);
    return aSnapshot(path, found[path]);
  };
  const transaction = {
    get: async (ref: DocumentReference) => at(ref),
    getAll: async (...refs: readonly DocumentReference[]) => refs.map(at),
  } as unknown as Transaction;
  return { transaction, asked };
}

describe("what the city decides besides what the device did", () => {
  const numbered = async () => "2026-0007";
  const decided = async (command: Command, context: Parameters<typeof aContext>[0], found = finding()) => {
    const decision = await decideOnServer(found.transaction, command, aContext(context), numbered);
    return { ...decision, asked: found.asked };
  };
  const photo = { id: anIdentifier(81), alt: "" };
  const path = `cities/35024/photos/${photo.id}`;

  it("gives a number to what has one, and none to a message [ANO-11] [THR-1]", async () => {
    const creation = { number: "2026-0007" };
    expect(await decided(aCommand(), {})).toMatchObject({
      ok: true,
      value: { creation, photos: [] },
      asked: [],
    });
    const said = await decided(aPost(), { surroundings: someSurroundings() });
    expect(said).toMatchObject({ ok: true, value: { creation: { number: "" } } });
  });

  it("takes no photo of somebody else's, and announces its own [PHO-4]", async () => {
    const command = aCommand({ payload: aReport({ photos: [photo] }) });
    const subject = { collection: "anomalies", id: command.id };
    const mine = { subject, uid: "resident-yann", state: "waiting" };
    expect(await decided(command, {})).toMatchObject({
      ok: true,
      value: { photos: [{ id: photo.id }] },
      asked: [path],
    });
    expect(await decided(command, {}, finding({ [path]: mine }))).toMatchObject({ ok: true });
    const others = finding({ [path]: { ...mine, uid: "maelle" } });
    expect(await decided(command, {}, others)).toMatchObject({ ok: false, problem: { code: "photo_taken" } });
    const two = aCommand({ payload: aReport({ photos: [{ id: anIdentifier(82), alt: "" }, photo] }) });
    expect(await decided(two, {}, finding({ [path]: { ...mine, uid: "maelle" } }))).toMatchObject({
      ok: false,
    });
  });

  it("refuses as the device does, and asks for nothing then [P6]", async () => {
    const refused = await decided(aModeration({ to: "hidden" }), {
      actor: aResident(),
      content: anAnomaly(),
    });
    expect(refused).toMatchObject({ ok: false, problem: { code: "not_allowed" }, asked: [] });
  });

  it("announces nothing a second time of what is there already [P2] [PHO-4]", async () => {
    const command = aCommand({ payload: aReport({ photos: [photo] }) });
    const first = await decided(command, {});
    const content = first.ok ? first.value.change.content : undefined;
    expect(await decided(command, { content })).toMatchObject({
      ok: true,
      value: { photos: [], creation: undefined, change: { content } },
      asked: [],
    });
  });

  it("keeps in step what the author reads while it is not public [ANO-4]", async () => {
    const content = anAnomaly({ visibility: "pending" });
    const receipt = `users/${content.authorId}/receipts/${content.id}`;
    const change = aStatusChange({ anomalyId: content.id, to: "ack" });
    const found = await decided(change, { actor: aModerator(), content }, finding({ [receipt]: {} }));
    expect(found).toMatchObject({
      ok: true,
      value: { creation: undefined, authorReceipt: { ref: { path: receipt } } },
    });
  });

  it("announces no photo with what brings none [PHO-4]", async () => {
    const content = anAnomaly();
    const subject = { collection: "anomalies", id: content.id } as const;
    const hidden = await decided(aModeration({ to: "hidden", subject }), { actor: aModerator(), content });
    expect(hidden).toMatchObject({ ok: true, value: { photos: [] } });
  });

  it("looks whether another moderator suspended the person meanwhile [THR-18] [P3]", async () => {
    const content = aMessage();
    const { asked } = await decided(aMute(7), { actor: aModerator(), content });
    expect(asked).toEqual([expect.stringContaining("cities/35024/moderation/")]);
  });
});

describe("what a command is decided on", () => {
  const identity = {
    uid: "resident-yann",
    isGuest: false,
    isConfirmed: true,
    isAdmin: false,
    moderatorOfCities: [],
    issuedAtS: 1,
  };
  const content = anAnomaly();
  const subject = { collection: "anomalies", id: content.id } as const;
  const there = { subject, published: aSnapshot("published", stored(content)), whole: aSnapshot("whole") };
  const of = (over: Partial<CommandDocuments> = {}) => {
    const nothing = {
      guestsHere: undefined,
      thread: undefined,
      content: undefined,
      seats: undefined,
      tally: undefined,
      surroundings: undefined,
    };
    const known = {
      city: aSnapshot("city", stored(aCity())),
      membership: aSnapshot("membership"),
      profile: aSnapshot("profile", { displayName: "Yann" }),
      thatDay: aSnapshot("quota", { "report-anomaly": 2 }),
      ...nothing,
    };
    return contextOf({ ...known, ...over } as CommandDocuments, identity, aCommand(), NOW);
  };

  it("is nothing where there is no such city [P1]", () => {
    expect(of({ city: aSnapshot("city") })).toBeUndefined();
  });

  it("is who asks, where, and how often they did [SEC-5] [ANO-6]", () => {
    const { id, name } = aCity();
    const kept = { cityId: id, cityName: name, joinedAt: NOW, updatedAt: NOW };
    expect(of()).toMatchObject({
      now: NOW,
      actor: { ...identity, displayName: "Yann" },
      city: aCity(),
      membership: wholeMembership(kept),
      sent: { thatDay: 2 },
    });
    expect(of()?.content).toBeUndefined();
    expect(of()).not.toHaveProperty("surroundings");
    expect(of({ membership: aSnapshot("membership", { rev: 8, joinedAt: 5 }) })?.membership).toEqual(
      wholeMembership({ ...kept, rev: 8, joinedAt: 5 }),
    );
  });

  it("is the content with the marks that the city counted, where it counts some [P10]", () => {
    const counted = (tally?: Data) =>
      of({ content: there, tally: tally && aSnapshot("tally", tally) })?.content;
    expect(counted()).toEqual(content);
    expect(counted({})).toEqual(content);
    expect(counted({ counts: { "me-too": 41 } })).toEqual({ ...content, meTooCount: 41 });
    expect(of({ tally: aSnapshot("tally", { counts: { "me-too": 41 } }) })?.content).toBeUndefined();
  });

  it("is the discussion that is decided about, or what lies around [THR-21]", () => {
    const thread = aThread();
    const decidedAbout = of({ thread: aSnapshot("thread", stored(thread)) });
    expect(decidedAbout?.surroundings).toEqual({ thread, contents: new Map() });
    expect(of({ thread: aSnapshot("thread") })?.surroundings).toEqual({
      thread: undefined,
      contents: new Map(),
    });
    const surroundings = someSurroundings();
    expect(of({ surroundings })?.surroundings).toBe(surroundings);
  });
});
