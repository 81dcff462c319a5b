import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import type { Decision } from "../../functions/src/commands/decide-on-server.ts";
import { writeReceipt } from "../../functions/src/commands/record-mark.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { definitionOf, subjectOf, type Command } from "../../src/domain/command/command.ts";
import { aCommand, aMeToo, aModeration } from "../examples/a-command.ts";
import { aMessage, aMute } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { applied } from "./support/applied.ts";
import { aSnapshot, writesOf } from "./support/snapshots.ts";

const STAMP = { updatedAt: FieldValue.serverTimestamp() };
const content = anAnomaly();

describe("what is written beside the subject of a command", () => {
  it("is what becomes of whoever wrote it, where somebody did [THR-18] [THR-27] [ACT-17] [MOD-9]", () => {
    const message = aMessage();
    const of = (change: Change, decision: Partial<Decision> = {}) =>
      applied({
        command: aMute(7),
        change: { content: message, ...change },
        context: { content: message },
        decision,
      }).paths.filter((path) => !path.includes("/log/"));
    const request = { cityId: "35024", at: NOW } as never;
    expect(of({ mutes: { uid: "maelle", person: null } })).toEqual([
      "users/maelle/cities/35024",
      refs.muted("35024", "maelle").path,
    ]);
    expect(of({ asksBlock: { uid: "maelle", request } })).toEqual(["blockRequests/35024-maelle"]);
    const verifies = { uid: "maelle", organiser: "comite", on: true };
    expect(of({ verifies }, { organisers: aSnapshot("kept", {}) })).toEqual(["kept"]);
    for (const nobody of [
      { mutes: { uid: "", person: null } },
      { asksBlock: { uid: "", request } },
      { verifies },
    ])
      expect(of(nobody)).toEqual([]);
    expect(of({ warns: "off_topic" })).toEqual([expect.stringContaining("cities/35024/events/")]);
  });

  it("says what somebody else had decided, and what is alike, where there is any [MOD-1] [ANO-35]", () => {
    const note = { code: "already_done", byKind: "moderator", byName: "Solène" } as const;
    const alike = { id: anIdentifier(9), distanceM: 7 };
    const { answer } = applied({
      command: aModeration({ to: "public" }),
      change: { content, note, alike },
      context: { content },
    });
    expect(answer?.outcome).toMatchObject({ note, alike });
  });

  it("announces the photos that are new, and takes away what left [PHO-4] [MOD-16]", () => {
    const photo = (id: string) => ({ id, alt: "", state: "stored", thumb: "" }) as never;
    const before = anAnomaly({ photos: [photo("photo-1"), photo("photo-2")] });
    const after = anAnomaly({ photos: [photo("photo-1"), photo("photo-3")], rev: 2 });
    const photos = ["photo-1", "photo-3"].map((id) => aSnapshot(id));
    const { paths } = applied({
      command: aModeration({ to: "public" }),
      change: { content: after },
      context: { content: before },
      decision: { photos },
    });
    expect(paths.slice(0, 4)).toEqual(["photo-3", "published", "whole", "cities/35024/photos/photo-2"]);
    expect(paths).not.toContain(`addressless/${after.id}`);
  });
});

describe("a receipt", () => {
  const outcome = {
    commandId: anIdentifier(1),
    state: "applied",
    rev: 1,
    number: "",
    appliedAt: NOW,
  } as const;
  const refusal = { ...outcome, state: "refused", refusal: { code: "not_allowed" } } as const;
  const written = (command: Command, said: typeof outcome | typeof refusal = outcome) => {
    const [write] = writesOf((transaction) =>
      writeReceipt(transaction, refs.receipt("yann", command.id), command, { outcome: said, content: null }),
    );
    return write?.data as Readonly<Record<string, unknown>>;
  };

  it("says what was answered to what, and for which day [P2] [ANO-6]", () => {
    const command = aMeToo(anIdentifier(101));
    expect(written(command)).toMatchObject({
      commandId: command.id,
      kind: command.kind,
      cityId: "35024",
      subject: subjectOf(command),
      outcome,
      content: null,
      day: "2026-03-12",
      rev: 1,
      ...STAMP,
      schemaVersion: 1,
    });
  });

  it("stays as long as the account where what it brought is found by it, and two years otherwise [AUTH-23] [SEC-11]", () => {
    const withPhoto = {
      ...aModeration({ to: "public" }),
      kind: "claim-resolved",
      payload: { anomalyId: anIdentifier(101), photos: [{ id: anIdentifier(7), alt: "" }] },
    } as never;
    const without = {
      ...aModeration({ to: "public" }),
      kind: "claim-resolved",
      payload: { anomalyId: anIdentifier(101) },
    } as never;
    expect(definitionOf(withPhoto).photoIdsOf).toBeDefined();
    for (const command of [aCommand(), withPhoto]) expect(written(command)).not.toHaveProperty("expireAt");
    for (const data of [written(without), written(aMeToo(anIdentifier(101))), written(aCommand(), refusal)])
      expect((data["expireAt"] as Date).getTime()).toBeGreaterThan(NOW + 700 * DAY_MS);
  });
});
