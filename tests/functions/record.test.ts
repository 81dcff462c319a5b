import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { settingsOf } from "../../src/domain/city/city-settings.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { type Command } from "../../src/domain/command/command.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting, aCommand, aMeToo, aModeration, someCityPreferences } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aLock, aMessage, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aMembership } from "../examples/accounts.ts";
import { anActivity, aJoining } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { applied, COUNTED } from "./support/applied.ts";
import { aSnapshot } from "./support/snapshots.ts";

const STAMP = { updatedAt: FieldValue.serverTimestamp() };
const { city } = aContext();

const content = anAnomaly();
const membership = aMembership({ rev: 8 });
const creation = { number: "2026-0007" };

describe("what is written of a command that was obeyed", () => {
  it("is what it makes, with its number and its photos, and what its author keeps [ANO-11] [PHO-4]", () => {
    const [command, made] = [
      aCommand(),
      anAnomaly({ id: aCommand().id, address: "", visibility: "pending" }),
    ];
    const photos = [aSnapshot("photo-1")];
    const { answer, paths, written } = applied({
      command,
      change: { content: made, membership },
      decision: { creation, photos },
    });
    const subject = { collection: "anomalies", id: command.id };
    expect(answer?.outcome).toEqual({
      commandId: command.id,
      state: "applied",
      rev: made.rev,
      number: "2026-0007",
      appliedAt: NOW,
    });
    expect(answer?.content).toMatchObject({ id: made.id, number: "2026-0007" });
    expect(paths).toEqual([
      "photo-1",
      `addressless/${made.id}`,
      "published",
      "whole",
      ...paths.filter((path) => path.includes("/events/")),
      "the-membership",
      COUNTED,
    ]);
    expect(written["photo-1"]).toEqual({ subject, uid: "resident-yann", state: "waiting" });
    expect(written["published"]).toMatchObject({ number: "2026-0007" });
    expect(written["the-membership"]).toMatchObject({ rev: 8 });
  });

  it("is nothing where nothing changes, and its answer says how it is [P2]", () => {
    const command = aModeration({ to: "public" });
    const { answer, paths } = applied({ command, change: { content }, context: { content } });
    expect(paths).toEqual([]);
    expect(answer).toEqual({
      outcome: { commandId: command.id, state: "applied", rev: content.rev, number: "", appliedAt: NOW },
      content: null,
    });
    const thread = aThread({ rev: 4 });
    const surroundings = someSurroundings(thread);
    const locked = applied({
      command: aLock(),
      change: { thread },
      context: { surroundings },
      documents: { thread: aSnapshot("thread", {}) },
    });
    expect([locked.paths, locked.answer?.outcome]).toMatchObject([[], { rev: 4 }]);
  });

  it("is what a person settles, what a city does, or how a discussion stands, with its revision [P3]", () => {
    const own = applied({
      command: someCityPreferences({ places: [], opensOn: null }),
      change: { membership },
    });
    expect(own.paths).toEqual(["the-membership", COUNTED]);
    expect(own.answer?.outcome).toMatchObject({ rev: 8 });
    const settled = aCity({ rev: 12, message: "Travaux" });
    const ofCity = applied({ command: aCitySetting({}, {}), change: { city: settled } });
    expect(ofCity.written["the-city"]).toEqual({ ...settingsOf(settled), rev: 12, ...STAMP });
    expect(ofCity.paths.filter((path) => !path.includes("/log/"))).toEqual(["the-city", COUNTED]);
    expect(ofCity.answer?.outcome).toMatchObject({ rev: 12 });
    const thread = aThread({ rev: 5 });
    const locked = applied({
      command: aLock(),
      change: { thread },
      documents: { thread: aSnapshot("thread", {}) },
    });
    expect(locked.written["thread"]).toEqual({ ...thread, ...STAMP });
    expect(locked.paths).toContain(COUNTED);
    expect(locked.answer?.outcome).toMatchObject({ rev: 5 });
  });

  it("is a mark apart from its content, and a place that it takes [P10] [ACT-3]", () => {
    const activity = anActivity({ capacity: 3, goingCount: 1 });
    const limitOf = () => 3;
    const seats = { kind: "going", document: aSnapshot("seats"), limitOf } as const;
    const counts = { kind: "going", by: 1 } as const;
    const going = applied({
      command: aJoining(activity.id),
      change: { content: activity, membership, counts },
      context: { content: activity },
      documents: { seats },
    });
    expect(going.paths).toEqual(["the-membership", "cities/35024/markChanges/…", "seats", COUNTED]);
    expect(going.written["seats"]).toMatchObject({ taken: 2 });
    expect(going.answer?.outcome).toMatchObject({ counts, rev: activity.rev });
    const noticed = applied({
      command: aMeToo(content.id),
      change: { content, counts: { kind: "me-too", by: 1 } },
      context: { content },
    });
    expect(noticed.paths).toEqual(["cities/35024/markChanges/…"]);
  });

  it("is a message that waits to be counted, and no other creation does [THR-19]", () => {
    const counted = (command: Command, made: Change["content"]) =>
      applied({ command, change: { content: made as never }, decision: { creation } }).paths.includes(
        "cities/35024/markChanges/…",
      );
    expect(counted(aPost(), aMessage())).toBe(true);
    expect(counted(aCommand(), content)).toBe(false);
    const edited = applied({
      command: aPost(),
      change: { content: aMessage({ rev: 2 }) },
      context: { content: aMessage() },
    });
    expect(edited.paths).not.toContain("cities/35024/markChanges/…");
  });
});

it("A city whose settings are what they were is not written [P3]", () => {
  const command = aCitySetting({}, {});
  const { answer, paths } = applied({ command, change: { city }, context: { city } });
  expect(answer?.outcome).toMatchObject({ rev: city.rev });
  expect(paths).toEqual([]);
});

it("A command that changes nothing is answered with what its sender keeps of the commune [P2]", () => {
  const { answer, paths } = applied({ command: aMeToo(content.id), change: {}, context: { membership } });
  expect(paths).toEqual([]);
  expect(answer?.outcome).toMatchObject({ state: "applied", rev: 8, number: "" });
});

it("The address of what is changed is not looked for anew, though it has no address [GEO-7]", () => {
  const before = anAnomaly({ address: "" });
  const after = { ...before, rev: 2, title: "Nid-de-poule" };
  const { paths } = applied({
    command: aModeration({ to: "public" }),
    change: { content: after },
    context: { content: before },
  });
  expect(paths).toContain("published");
  expect(paths.filter((path) => path.startsWith("addressless"))).toEqual([]);
});
