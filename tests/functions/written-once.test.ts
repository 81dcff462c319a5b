import { beforeEach, describe, expect, it, vi } from "vitest";
import { logBegun } from "../../functions/src/admin/audit-log.ts";
import { ensureCity } from "../../functions/src/cities/create-city.ts";
import { logs } from "../../functions/src/logs.ts";
import { ok } from "../../src/domain/basics/result.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

/** Firestore's: somebody else was first, and it does not answer. */
const [ALREADY_EXISTS, UNAVAILABLE] = [6, 14];

const written = vi.hoisted(() => vi.fn<() => Promise<void>>());
const stored = vi.hoisted(() => ({ entry: undefined as Record<string, unknown> | undefined }));
vi.mock("../../functions/src/firebase.ts", () => ({
  db: () => ({
    collection: (collection: string) => ({
      doc: (id: string) => ({
        create: written,
        collection: () => ({ doc: () => ({}) }),
        get: () => Promise.resolve(aSnapshot(id, collection.endsWith("entries") ? stored.entry : undefined)),
      }),
    }),
    batch: () => ({ create: () => undefined, set: () => undefined, commit: written }),
  }),
}));
vi.mock("../../functions/src/cities/geo-api.ts", () => ({
  communeByCode: () =>
    Promise.resolve(
      ok({ commune: { code: "35024", name: "Betton", contour: undefined }, approximate: false }),
    ),
}));
vi.spyOn(logs, "contourUnreadable").mockReturnValue(undefined);
vi.spyOn(logs, "cityCreated").mockReturnValue(undefined);

const act = { id: anIdentifier(1), name: "set-notice", payload: { notice: "Bonjour" } } as const;
const entry = { id: act.id, name: act.name, about: act.payload, by: "solene" };
const begun = () => logBegun(act, { uid: "solene" } as never);
const failing = (code: number) => Object.assign(new Error("no"), { code });

beforeEach(() => {
  written.mockReset().mockResolvedValue();
  stored.entry = undefined;
});

describe("what is written once", () => {
  it("is a city, whoever was first [CITY-7]", async () => {
    expect(await ensureCity("35024")).toEqual(ok(undefined));
    written.mockRejectedValue(failing(ALREADY_EXISTS));
    expect(await ensureCity("35024")).toEqual(ok(undefined));
  });

  it("is an act in the log, which is gone on with if it had not ended, and no other under its id [ADM-2]", async () => {
    expect(await begun()).toBeUndefined();
    written.mockRejectedValue(failing(ALREADY_EXISTS));
    stored.entry = { ...entry, at: 5 };
    expect(await begun()).toBeUndefined();
    stored.entry = { ...entry, by: "anna", at: 5 };
    await expect(begun()).rejects.toMatchObject({ code: "already-exists" });
  });

  it("is not there where the database did not answer: nothing follows from it [CITY-7] [ADM-2]", async () => {
    written.mockRejectedValue(failing(UNAVAILABLE));
    stored.entry = { ...entry, at: 5 };
    await expect(begun()).rejects.toThrow("no");
    await expect(ensureCity("35024")).rejects.toThrow("no");
  });
});
