import { Timestamp } from "firebase/firestore";
import { Timestamp as PageTimestamp } from "firebase/firestore/lite";
import { expect, it } from "vitest";
import { remoteDocumentOf } from "../../../replication/pull/firestore-documents.ts";

const AT = new Timestamp(20, 1_999_999);
const read = (data: object | undefined) => remoteDocumentOf({ id: "a", data: () => data });

it("reads instants as whole milliseconds at any depth, and leaves the rest as it is [PULL-1]", () => {
  const data = {
    updatedAt: AT,
    history: [{ at: AT, by: null }],
    of: { at: AT },
    rev: 3,
    text: "",
    on: false,
  };
  expect(read(data)).toEqual({
    id: "a",
    updatedAt: { seconds: 20, nanoseconds: 1_999_999 },
    data: {
      updatedAt: 20_001,
      history: [{ at: 20_001, by: null }],
      of: { at: 20_001 },
      rev: 3,
      text: "",
      on: false,
    },
  });
});

it("reads those of the SDK for pages, which has a class of its own [PULL-1]", () => {
  const { updatedAt, data } = read({ updatedAt: new PageTimestamp(20, 1_999_999) });
  expect(updatedAt).toEqual({ seconds: 20, nanoseconds: 1_999_999 });
  expect(data).toEqual({ updatedAt: 20_001 });
});

it("takes its place by when it changed, else by when it was made, and has none where neither is a time [PULL-1, PULL-4]", () => {
  const made = new Timestamp(10, 0);
  expect(read({ updatedAt: AT, createdAt: made }).updatedAt?.seconds).toBe(20);
  expect(read({ createdAt: made }).updatedAt?.seconds).toBe(10);
  expect(read({ updatedAt: "hier" })).toEqual({ id: "a", updatedAt: null, data: { updatedAt: "hier" } });
  expect(read(undefined)).toEqual({ id: "a", updatedAt: null, data: null });
});
