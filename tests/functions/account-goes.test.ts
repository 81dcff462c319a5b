import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as verifying from "../../functions/src/access/verify-token.ts";
import { db } from "../../functions/src/firebase.ts";
import * as groups from "../../functions/src/index.ts";
import { adoptCities } from "../../functions/src/users/adopt-cities.ts";
import { forgetProfile } from "../../functions/src/users/forget-account.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { meTooOn } from "../examples/marks.ts";
import { askedHere } from "./support/asked-here.ts";
import { storedHere } from "./support/stored-here.ts";

const claims = vi.hoisted((): { of: Readonly<Record<string, object>> } => ({ of: {} }));
vi.mock("../../functions/src/access/verify-token.ts", (): typeof verifying => ({
  verifyToken: (token) => Promise.resolve({ uid: token, email_verified: true, iat: 1, ...claims.of[token] }),
}));
vi.mock("../../functions/src/tasks/later.ts", () => ({ doLater: () => Promise.resolve() }));

const [guest, account, cityId] = ["guest-noemie", "resident-yann", "35024"];
const ANONYMOUS = { firebase: { sign_in_provider: "anonymous" } };

beforeEach(() => {
  claims.of = { [guest]: ANONYMOUS };
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

describe("a guest who signs in", () => {
  const adopted = async (stored: object, accountToken = account) => {
    const { written } = storedHere({ ...stored });
    const answer = askedHere(groups.users.adoptGuest, { uid: guest, data: { accountToken } });
    return [
      await answer.catch((error: unknown) => error),
      written.filter(([, path]) => !path.includes("/quota/")),
    ];
  };

  it("goes to one account, and closes what they leave; asked again, to the same [F57] [P2]", async () => {
    const [answer, written] = await adopted({});
    expect(answer).toEqual({ uid: account });
    expect(written).toMatchObject([
      ["merge", `users/${guest}`, { adoptedBy: account }],
      ["merge", `users/${guest}`, { closed: "adopted" }],
    ]);
    const [again, more] = await adopted({ [`users/${guest}`]: { adoptedBy: account, closed: "adopted" } });
    expect(again).toEqual({ uid: account });
    expect(more).toMatchObject([["merge", `users/${guest}`, { closed: "adopted" }]]);
  });

  it("is told why where that account is suspended, which takes nothing; others say what is to be done [SEC-16] [F57]", async () => {
    const suspended = {
      isDisabled: true,
      disabledReason: "Insultes",
      disabledUntil: Timestamp.fromMillis(NOW + 5),
    };
    expect(await adopted({ [`users/${account}`]: suspended })).toMatchObject([
      {
        code: "permission-denied",
        message: "account_disabled",
        details: { reason: "Insultes", until: NOW + 5 },
      },
      [],
    ]);
    const older = { code: "unauthenticated", message: "unauthenticated" };
    expect(await adopted({ [`users/${account}`]: { rightsSince: 1 } })).toMatchObject([older, []]);
    expect((await adopted({ [`users/${account}`]: { rightsSince: 0 } }))[0]).toEqual({ uid: account });
    const nobodys = [{ code: "failed-precondition", message: "not_an_account" }, []];
    expect(await adopted({}, guest)).toMatchObject(nobodys);
    claims.of = {};
    expect(await adopted({})).toMatchObject([{ code: "failed-precondition", message: "not_a_guest" }, []]);
  });

  it("takes nothing along where they were stopped, or went elsewhere before [SEC-16] [F57]", async () => {
    const stopped = [{ code: "permission-denied", message: "account_disabled" }, []];
    expect(await adopted({ [`users/${guest}`]: { isDisabled: true } })).toMatchObject(stopped);
    expect(await adopted({ [`users/${guest}`]: { adoptedBy: "resident-maelle" } })).toMatchObject(stopped);
  });

  it("takes a mark along unless the account took the same back later [P10] [F57]", async () => {
    const [mark] = meTooOn(anIdentifier(1));
    const at = (uid: string) => `users/${uid}/cities/${cityId}`;
    const theirs = { ...emptyMembership(cityId, NOW), marks: [{ ...mark, at: NOW }] };
    const takenBack = async (undoneAt: number) => {
      const mine = { ...emptyMembership(cityId, NOW), undone: [{ ...mark, at: undoneAt }] };
      const { written } = storedHere({ [at(guest)]: theirs, [at(account)]: mine });
      await adoptCities(guest, account);
      return written.some(([, path]) => path.includes("/markChanges/"));
    };
    expect([await takenBack(NOW), await takenBack(NOW + 1)]).toEqual([false, true]);
  });
});

describe("an account that is no more", () => {
  it("leaves what moderators read of who writes no messages, where that was said of it [AUTH-23] [THR-18]", async () => {
    vi.spyOn(db(), "recursiveDelete").mockResolvedValue();
    const [muted, other] = [`users/${account}/cities/${cityId}`, `users/${account}/cities/35238`];
    const { written } = storedHere({ [muted]: { mutedUntil: NOW }, [other]: { mutedUntil: null } });
    await forgetProfile(account);
    const touched = written.map(([, path]) => path);
    expect(touched).toContain(muted);
    expect(touched).not.toContain(other);
    expect(touched).toContain(`closed/${account}`);
  });
});
