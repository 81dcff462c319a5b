import { expect, it } from "vitest";
import { OVERLAP_MS, PAGE_DOCS, WRITTEN_DOCS } from "../../../replication/pull/limits.ts";
import type { RemoteDocument } from "../../../replication/pull/ports.ts";
import { aDocument, aScopeAlone, READ_TO } from "./a-scope-alone.ts";

const full = (seconds: number, last: Partial<RemoteDocument> = {}) => {
  const documents = Array.from({ length: PAGE_DOCS }, (_, n) => aDocument(n, READ_TO.seconds + seconds));
  return [...documents.slice(1), { ...aDocument(PAGE_DOCS, READ_TO.seconds + seconds), ...last }];
};

/** A scope whose pages these are, one after the other. */
async function paged(...pages: readonly (readonly RemoteDocument[])[]) {
  const alone = aScopeAlone();
  const left = [...pages];
  alone.city.page = async () => left.shift() ?? [];
  await alone.time.advance(0);
  return alone;
}

it("goes on after the last of each page until one is not full, and begins before what was read [PULL-1, PULL-3]", async () => {
  const { asked, did, time, stop } = await paged(full(-9), full(-8));
  await time.advance(1);
  expect(did.filter((what) => what === "page")).toHaveLength(3);
  const { id } = aDocument(PAGE_DOCS);
  const at = (seconds: number) => ({ seconds: READ_TO.seconds + seconds, nanoseconds: 0 });
  expect(asked.slice(0, 3)).toEqual([
    { ...at(-OVERLAP_MS / 1000), id: "" },
    { ...at(-9), id },
    { ...at(-8), id },
  ]);
  await stop();
});

it("ends with a page whose last has no time of its own: behind it are only such documents [PULL-4]", async () => {
  const { did, stop } = await paged(full(-9, { updatedAt: null }));
  expect(did.slice(-1)).toEqual(["listen"]);
  await stop();
});

it("has the next page on the line while the last is taken, and writes several in one go [PULL-1]", async () => {
  const pages = WRITTEN_DOCS / PAGE_DOCS;
  const { did, time, stop } = await paged(...Array.from({ length: pages + 1 }, (_, n) => full(n - 9)));
  await time.advance(10);
  const asked = Array.from({ length: pages + 1 }, () => "page");
  const rest = ["page", `${PAGE_DOCS} rows`, "listen"];
  expect(did).toEqual([...asked, `${WRITTEN_DOCS} rows`, ...rest]);
  await stop();
});

it("keeps what came before the line broke off [PULL-1, PULL-3]", async () => {
  const { city, did, notes, time, stop } = aScopeAlone();
  const left = [full(1), full(2)];
  city.page = async () => left.shift() ?? Promise.reject(new Error("The line broke off."));
  await time.advance(1);
  expect(did).toEqual(["page", "page", "page", `${2 * PAGE_DOCS} rows`]);
  expect(notes.at(-1)?.checkpoint).toContain(`${READ_TO.seconds + 2}.`);
  await stop();
});

it("writes nothing of what came once nobody wants it [PULL-5]", async () => {
  const { city, did, time, stop } = aScopeAlone();
  const left = [full(1)];
  city.page = async () => left.shift() ?? (void stop(), Promise.reject(new Error("Nobody waits any more.")));
  await time.advance(1);
  expect(did).toEqual(["page", "page"]);
});

it("asks for no further page once nobody wants one [PULL-5]", async () => {
  const { city, did, time, stop } = aScopeAlone();
  city.page = async () => (void stop(), full(-9));
  await time.advance(1);
  expect(did).toEqual(["page"]);
});
