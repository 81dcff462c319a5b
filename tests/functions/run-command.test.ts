import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { settingsOf } from "../../src/domain/city/city-settings.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { forAuthor } from "../../src/domain/content/for-author.ts";
import type { Refusal } from "../../src/domain/command/refusal.ts";
import { CONTENTS } from "../../src/domain/content/contents.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting, aCommand, aMeToo, aModeration, someCityPreferences } from "../examples/a-command.ts";
import { aLock, aThread } from "../examples/a-message.ts";
import { aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const refusal = vi.hoisted((): { is?: Refusal } => ({}));
vi.mock("../../functions/src/commands/decide-on-server.ts", () => ({
  decideOnServer: () => Promise.resolve({ ok: false, problem: refusal.is }),
}));
vi.mock("../../functions/src/commands/leave-for-later.ts", () => ({
  leaveForLater: () => Promise.resolve(),
}));
const opened = vi.hoisted((): { answer: unknown; times: number } => ({ answer: undefined, times: 0 }));
vi.mock("../../functions/src/cities/create-city.ts", () => ({
  ensureCity: () => Promise.resolve(((opened.times += 1), opened.answer)),
}));
const counted = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../../functions/src/admin/day-counts.ts", () => ({ countOutcome: counted }));

const NOBODY = { isGuest: false, isAdmin: false, isConfirmed: true, moderatorOfCities: [], issuedAtS: 0 };
const YANN: Identity = { ...NOBODY, uid: "resident-yann" };
const SOLENE: Identity = { ...NOBODY, uid: "moderator-solene", moderatorOfCities: ["35024"] };
const MAELLE: Identity = { ...NOBODY, uid: "resident-maelle" };

beforeEach(() => {
  refusal.is = { code: "changed_meanwhile" };
  opened.answer = { ok: false, problem: "no_data" };
  counted.mockClear();
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

const city = { ...aCity({ rev: 4 }) };
const receiptOf = ({ uid }: Identity, { id }: Command) => `users/${uid}/receipts/${id}`;

describe("what somebody else changed meanwhile", () => {
  const report = anAnomaly({ authorName: "Maëlle", flags: [], visibility: "public" });
  const kept = { content: report, authorId: report.authorId, collection: "anomalies" };
  const stored = {
    "cities/35024": city,
    [`cities/35024/anomalies/${report.id}`]: { ...report },
    [`cities/35024/moderation/${report.id}`]: kept,
    [`cities/35024/threads/${report.id}`]: { ...aThread({ rev: 3 }) },
    "users/resident-yann/cities/35024": { ...aMembership({ rev: 9 }) },
  };
  const currentFor = async (identity: Identity, command: Command, at: object = stored) => {
    storedHere({ ...at });
    const answer = await runCommand(command, identity);
    return answer.ok && answer.value.state === "conflict" ? answer.value.current : answer;
  };

  it("is shown as it is now: the commune, one’s own settings, or how the discussion stands [P4]", async () => {
    expect(await currentFor(SOLENE, aCitySetting({}, {}))).toEqual({ ...settingsOf(city), rev: 4 });
    const own = someCityPreferences({ places: [], opensOn: null });
    expect(await currentFor(YANN, own)).toMatchObject({ cityId: "35024", rev: 9, marks: [] });
    expect(await currentFor(SOLENE, aLock())).toEqual(aThread({ rev: 3 }));
    expect(await currentFor(SOLENE, aLock(), { "cities/35024": city })).toBeNull();
  });

  it("is shown as each may read it: a moderator all of it, its author theirs, another what is public [P4] [SEC-15]", async () => {
    const about = aModeration({ to: "hidden" });
    expect(await currentFor(SOLENE, about)).toEqual(report);
    expect(await currentFor(MAELLE, about)).toEqual(forAuthor(report));
    const published = CONTENTS.anomalies.publicProjectionOf(report);
    expect(published).not.toEqual(forAuthor(report));
    expect(await currentFor(YANN, about)).toEqual(published);
    expect(await currentFor(SOLENE, about, { "cities/35024": city })).toBeNull();
  });
});

describe("a command whose device stops waiting", () => {
  it("is not begun after that moment, and is to be sent again [OFF-5] [P2]", async () => {
    const stateBy = async (until: number) => {
      const { written } = storedHere({ "cities/35024": city });
      const answer = await runCommand(aCommand(), YANN, until);
      return [answer.ok ? answer.value.state : "", written.length > 0];
    };
    expect(await stateBy(NOW)).toEqual(["conflict", true]);
    expect(await stateBy(NOW - 1)).toEqual(["retry", false]);
  });
});

describe("a command about no commune", () => {
  const command = aMeToo(anAnomaly().id, true, { cityId: "35999" });

  it("is refused once, of which its receipt tells; who asks at the same time reads it there [P6] [P2]", async () => {
    const { written } = storedHere({});
    const outcome = {
      commandId: command.id,
      state: "refused",
      refusal: { code: "unknown_city" },
      appliedAt: NOW,
    };
    expect(await runCommand(command, YANN)).toEqual({ ok: true, value: outcome });
    expect(written.map(([how, path]) => [how, path])).toEqual([
      ["merge", "users/resident-yann"],
      ["create", receiptOf(YANN, command)],
    ]);
    expect(written[1]?.[2]).toMatchObject({ outcome, content: null, rev: 1, cityId: "35999" });
    expect(counted.mock.calls).toEqual([[command, outcome]]);
    counted.mockClear();
    const first = { ...outcome, appliedAt: NOW - 1 };
    // The receipt is another run's, written after this one looked for it.
    const raced = storedHere({}, { inTransaction: { [receiptOf(YANN, command)]: { outcome: first } } });
    expect(await runCommand(command, YANN)).toEqual({ ok: true, value: first });
    expect(raced.written).toEqual([]);
    expect(counted).not.toHaveBeenCalled();
  });

  it("is looked for by nobody whose account is stopped [P9]", async () => {
    const { written } = storedHere({ "users/resident-yann": { isDisabled: true } });
    opened.times = 0;
    expect(await runCommand(command, YANN)).toEqual({ ok: false, problem: "account_disabled" });
    expect([opened.times, written]).toEqual([0, []]);
  });

  it("is to be sent again where nobody could say whether there is one [P6]", async () => {
    opened.answer = { ok: false, problem: "unreachable" };
    const { written } = storedHere({});
    const retry = { ok: true, value: { commandId: command.id, state: "retry" } };
    expect(await runCommand(command, YANN)).toEqual(retry);
    expect(written).toEqual([]);
  });
});
