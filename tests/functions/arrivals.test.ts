import type { DocumentSnapshot } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import { isTooMuchAtOnce } from "../../functions/src/commands/quota.ts";
import { aCommand } from "../examples/a-command.ts";

const resident: Identity = {
  uid: "yann",
  isGuest: false,
  isConfirmed: true,
  isAdmin: false,
  moderatorOfCities: [],
  issuedAtS: 0,
};

it.each([
  ["waits for tomorrow from a resident", resident, true],
  ["waits from a moderator of another commune", { ...resident, moderatorOfCities: ["35238"] }, true],
  ["is taken from a moderator of the commune", { ...resident, moderatorOfCities: ["35024"] }, false],
  ["is taken from an administrator", { ...resident, isAdmin: true }, false],
])("what arrives for more days at once than a device lives through %s [ANO-6]", (_, identity, waits) => {
  const full = { get: () => 10_000 } as unknown as DocumentSnapshot;
  const documents = { thatDay: full, today: full, guestsHere: undefined };
  expect(isTooMuchAtOnce(documents, aCommand({ cityId: "35024" }), identity)).toBe(waits);
});
