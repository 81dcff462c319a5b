import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, it, vi } from "vitest";
import { changeService } from "../../functions/src/admin/acts/change-service.ts";
import { err, ok } from "../../src/domain/basics/result.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const [set, ensureCity] = vi.hoisted(() => [
  vi.fn<(...written: unknown[]) => void>(),
  vi.fn<() => unknown>(),
]);
vi.mock("../../functions/src/firebase.ts", () => ({
  db: () => ({ collection: () => ({ doc: () => ({ set }) }) }),
}));
vi.mock("../../functions/src/cities/create-city.ts", () => ({ ensureCity }));

const id = anIdentifier(1);

beforeEach(() => void set.mockReset());

it.each([
  [{ name: "set-notice", payload: { notice: "Bonjour" } }, { notice: "Bonjour" }],
  [{ name: "set-minimum-version", payload: { version: "1.2.3" } }, { minimumVersion: "1.2.3" }],
] as const)(
  "What an administrator says of the service is written beside the rest: %j [ADM-2]",
  async (act, said) => {
    expect(await changeService({ id, ...act })).toBeUndefined();
    const updatedAt = FieldValue.serverTimestamp();
    expect(set.mock.calls).toEqual([[{ ...said, updatedAt }, { merge: true }]]);
  },
);

it.each([
  [ok(undefined), undefined],
  [err("no_data"), "no_such_city"],
  [err("unreachable"), "geo_api_unreachable"],
])("A commune that is to be opened is there, or it is said why not: %j [ADM-2]", async (made, problem) => {
  ensureCity.mockResolvedValue(made);
  expect(await changeService({ id, name: "open-city", payload: { cityId: "35024" } })).toBe(problem);
});
