import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetBlockRequests,
  moveBlockRequests,
  settleBlockRequests,
} from "../../functions/src/store/block-requests.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { settleRequest } from "../../functions/src/store/settle-request.ts";
import { moveMuting } from "../../functions/src/store/write-muting.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

type Data = Readonly<Record<string, unknown>>;

const kept = vi.hoisted(() => new Map<string, Data>());
/** What another run writes before this one's transaction begins; undefined where it takes it away. */
const meanwhile = vi.hoisted(() => new Map<string, Data | undefined>());
const written = vi.hoisted((): (readonly [string, string, unknown?])[] => []);

vi.mock("../../functions/src/firebase.ts", () => {
  const refOf = (path: string) => ({
    path,
    id: path.split("/").at(-1),
    delete: async () => void written.push(["delete", path]),
  });
  const at = ({ path }: { readonly path: string }) =>
    Object.assign(aSnapshot(path, kept.get(path)), { ref: refOf(path) });
  const note = (how: string) => (ref: { readonly path: string }, data?: unknown) =>
    void written.push(data === undefined ? [how, ref.path] : [how, ref.path, data]);
  const transaction = {
    get: async (ref: DocumentReference) => at(ref),
    getAll: async (...all: readonly DocumentReference[]) => all.map(at),
    set: note("set"),
    update: note("update"),
    delete: note("delete"),
  };
  const collection = (name: string) => ({
    doc: (id: string) => refOf(`${name}/${id}`),
    where: (field: string, how: string, value: unknown) => ({
      get: async () => ({
        docs: [...kept]
          .filter(([path, data]) => how === "==" && path.startsWith(`${name}/`) && data[field] === value)
          .map(([path]) => at({ path })),
      }),
    }),
  });
  const runTransaction = (run: (begun: typeof transaction) => unknown) => {
    for (const [path, data] of meanwhile)
      if (data === undefined) kept.delete(path);
      else kept.set(path, data);
    return run(transaction);
  };
  return { db: () => ({ collection, runTransaction }) };
});

beforeEach(() => {
  kept.clear();
  meanwhile.clear();
  written.length = 0;
});

const cityId = "35024";
const [settledBy, other] = [anIdentifier(1), anIdentifier(2)];
const open = { cityId, state: "open", at: NOW, byName: "Solène" };
const about = (uid: string) => `blockRequests/${cityId}-${uid}`;

describe("what administrators were asked for", () => {
  it.each([
    [{ state: "open", at: 5 }, undefined, true, true],
    [{ state: "open", at: 5 }, 5, true, true],
    [{ state: "open", at: 5 }, 4, false, false],
    [{ state: "done", at: 5, settledBy }, 5, true, false],
    [{ state: "done", at: 5, settledBy: other }, undefined, false, false],
    [{ state: "done", at: 5, settledBy: other }, 5, false, false],
  ])(
    "and is %o, seen of %s: settled %s, written %s [ADM-2]",
    async (stored, seenAt, isSettled, isWritten) => {
      kept.set(about("yann"), stored);
      const settlement = { state: "closed", settledBy } as const;
      expect(await settleRequest(refs.blockRequest("yann", cityId), settlement, seenAt)).toBe(isSettled);
      expect(written).toEqual(isWritten ? [["update", about("yann"), settlement]] : []);
    },
  );

  it("is done with the account that was blocked, and with no other [THR-27]", async () => {
    kept.set(about("yann"), { ...open, uid: "yann" });
    kept.set(about("maelle"), { ...open, uid: "maelle" });
    await settleBlockRequests("yann", settledBy);
    expect(written).toEqual([["update", about("yann"), { state: "done", settledBy }]]);
  });

  it.each([
    ["open", undefined, true],
    ["closed", undefined, false],
    ["open", { state: "closed", at: NOW + 1 }, true],
    ["open", { state: "open", at: NOW - 1 }, true],
    ["open", { state: "open", at: NOW }, true],
    ["open", { state: "open", at: NOW + 1 }, false],
  ])(
    "of a guest and is %s, goes to their account, about which there is %o: %s [THR-27] [F57]",
    async (state, theirs, goes) => {
      const guests = { ...open, state, uid: "guest" };
      kept.set(about("guest"), guests);
      if (theirs !== undefined) kept.set(about("yann"), { ...open, ...theirs, uid: "yann" });
      await moveBlockRequests("guest", "yann");
      const moved = ["set", about("yann"), { ...guests, uid: "yann" }];
      expect(written).toEqual([["delete", about("guest")], ...(goes ? [moved] : [])]);
    },
  );

  it("is forgotten with the account that it is about, and with who asked, who they were [AUTH-23]", async () => {
    kept.set(about("yann"), { ...open, uid: "yann", askedBy: "solene" });
    kept.set(about("maelle"), { ...open, uid: "maelle", askedBy: "yann" });
    await forgetBlockRequests("yann");
    const nameless = { askedBy: "", byName: "" };
    expect(written).toEqual([
      ["delete", about("yann")],
      ["update", about("maelle"), nameless],
    ]);
  });
});

describe("what two runs do at a time", () => {
  it("is done once: what went to the account, and who asked again since, stay [THR-27] [AUTH-23] [F57]", async () => {
    kept.set(about("guest"), { ...open, uid: "guest" });
    meanwhile.set(about("guest"), undefined);
    await moveBlockRequests("guest", "yann");
    kept.set(about("maelle"), { ...open, uid: "maelle", askedBy: "yann" });
    meanwhile.set(about("maelle"), { ...open, uid: "maelle", askedBy: "karim" });
    await forgetBlockRequests("yann");
    expect(written).toEqual([]);
  });
});

describe("that a guest writes no messages for a while", () => {
  const muted = (uid: string) => refs.muted(cityId, uid).path;
  const person = (until: number) => ({ muted: { until, collection: "ideas" } });
  const told = (uid: string, one: Data | null) => [
    "set",
    muted(uid),
    expect.objectContaining({
      cityId,
      muted: one,
      collection: one === null ? "messages" : "ideas",
      rev: FieldValue.increment(1),
    }),
  ];

  it.each([
    [undefined, undefined, false],
    [NOW, undefined, true],
    [NOW, NOW - 1, true],
    [NOW, NOW + 1, false],
    [undefined, NOW, false],
  ])(
    "until %s goes to their account, which may not until %s: %s [THR-18] [F57]",
    async (guests, own, goes) => {
      if (guests !== undefined) kept.set(muted("guest"), person(guests));
      if (own !== undefined) kept.set(muted("yann"), person(own));
      await moveMuting(cityId, "guest", "yann");
      const theirs = goes && guests !== undefined ? [told("yann", person(guests).muted)] : [];
      expect(written).toEqual(guests === undefined ? [] : [told("guest", null), ...theirs]);
    },
  );
});
