import type { RxDocumentData } from "rxdb";
import { expect, it } from "vitest";
import { writeDocuments, type Storage } from "../../../replication/pull/write-documents.ts";

interface Note {
  readonly id: string;
  readonly text: string;
}
type Held = RxDocumentData<Note>;

const held = (id: string, text: string) =>
  ({ id, text, _deleted: false, _rev: "1-a", _meta: { lwt: 7 }, _attachments: {} }) as unknown as Held;

/** A storage in which others write too: each refusal of a try is `id` → status. */
function aStorage(there: readonly Held[], refusals: readonly Readonly<Record<string, number>>[] = []) {
  const written: unknown[][] = [];
  const storage = {
    schema: { primaryKey: "id" },
    findDocumentsById: async (ids: readonly string[]) => there.filter(({ id }) => ids.includes(id)),
    bulkWrite: async (rows: { document: Note }[]) => {
      const refused = refusals[written.push(rows) - 1] ?? {};
      return { error: Object.entries(refused).map(([documentId, status]) => ({ documentId, status })) };
    },
  } as unknown as Storage<Note>;
  return { storage, written };
}

const said = (id: string) => ({ id, text: "new", _deleted: false });

it("writes what is decided about what is held, and nothing where nothing is decided [PULL-3]", async () => {
  const { storage, written } = aStorage([held("a", "old")]);
  const seen: unknown[] = [];
  await writeDocuments(storage, ["a", "b", "c"], (id, before) => {
    seen.push(before?.text);
    return id === "c" ? undefined : said(id);
  });
  expect(seen).toEqual(["old", undefined, undefined]);
  expect(written).toEqual([
    [
      {
        previous: held("a", "old"),
        document: { ...said("a"), _meta: { lwt: 7 }, _rev: "1-a", _attachments: {} },
      },
      { document: { ...said("b"), _meta: { lwt: 0 }, _rev: "", _attachments: {} } },
    ],
  ]);
  await writeDocuments(storage, ["a"], () => undefined);
  await writeDocuments(storage, [], said);
  expect(written).toHaveLength(1);
});

it("decides again, and only about what another page wrote meanwhile [PULL-3]", async () => {
  const { storage, written } = aStorage([], [{ b: 409 }]);
  await writeDocuments(storage, ["a", "b"], said);
  expect(written.map((rows) => rows.length)).toEqual([2, 1]);
});

it("gives up after five tries, and at once when the storage refuses [PULL-5, F23]", async () => {
  const busy = aStorage(
    [],
    Array.from({ length: 9 }, () => ({ a: 409 })),
  );
  await expect(writeDocuments(busy.storage, ["a"], said)).rejects.toThrow("written elsewhere 5 times");
  expect(busy.written).toHaveLength(5);
  const last = aStorage(
    [],
    Array.from({ length: 4 }, () => ({ a: 409 })),
  );
  await writeDocuments(last.storage, ["a"], said);
  expect(last.written).toHaveLength(5);
  const broken = aStorage([], [{ a: 409, b: 422 }]);
  await expect(writeDocuments(broken.storage, ["a", "b"], said)).rejects.toThrow("refused b with status 422");
  expect(broken.written).toHaveLength(1);
});

it("writes what waits for the same write together, each decision over the one before [PULL-3]", async () => {
  const { storage, written } = aStorage([held("a", "old")]);
  const first = writeDocuments(storage, ["b"], said);
  const seen: unknown[] = [];
  const more = ["one", "two"].map((text) =>
    writeDocuments(storage, ["a", text], (id, before) => {
      seen.push([id, before?.text]);
      return { id, text, _deleted: false };
    }),
  );
  await Promise.all([first, ...more]);
  expect(written.map((rows) => rows.length)).toEqual([4]);
  expect(seen).toContainEqual(["a", "one"]);
  expect(written[0]).toContainEqual(
    expect.objectContaining({ document: expect.objectContaining({ id: "a", text: "two" }) }),
  );
});

it("fails for whom it fails, and for nobody who waited with them [PULL-5]", async () => {
  const { storage, written } = aStorage([]);
  const failing = writeDocuments(storage, ["a"], () => {
    throw new Error("This one cannot be decided.");
  });
  const outcomes = await Promise.allSettled([failing, writeDocuments(storage, ["b"], said)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(written.map((rows) => rows.length)).toEqual([1]);
});
