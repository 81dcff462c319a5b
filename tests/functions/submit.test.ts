import { beforeEach, describe, expect, it, vi } from "vitest";
import { submit } from "../../functions/src/commands/submit.ts";
import { SUBMIT_BODY_BYTES_MAX } from "../../functions/src/config.ts";
import { logs } from "../../functions/src/logs.ts";
import { CLIENT_VERSION_HEADER } from "../../src/domain/command/client-version-header.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { aCommand } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const counted = vi.hoisted(() => vi.fn<(version: string) => void>());
const said = vi.hoisted(() => vi.fn<() => Promise<void>>());
const minimum = vi.hoisted(() => ({ version: "0.2.0" }));
const run = vi.hoisted(() => vi.fn<(command: Command) => Promise<object>>());
vi.mock("../../functions/src/access/verify-token.ts", () => ({
  verifyToken: () => Promise.resolve({ uid: "resident-yann" }),
}));
vi.mock("../../functions/src/store/minimum-version.ts", () => ({
  minimumVersion: () => Promise.resolve(minimum.version),
}));
vi.mock("../../functions/src/admin/day-counts.ts", () => ({ countVersion: counted, sayCounts: said }));
vi.mock("../../functions/src/commands/run-command.ts", () => ({ runCommand: run }));

const refused = vi.spyOn(logs, "commandRefused").mockReturnValue(undefined);
const failed = vi.spyOn(logs, "commandFailed").mockReturnValue(undefined);
const outcome = (state: string, over: object = {}) => ({ ok: true, value: { state, ...over } });

beforeEach(() => {
  minimum.version = "0.2.0";
  for (const mock of [counted, said, run]) mock.mockReset();
  for (const line of [refused, failed]) line.mockClear();
  run.mockImplementation(({ id }) => Promise.resolve(outcome("applied", { commandId: id })));
});

interface Sent {
  readonly body?: unknown;
  readonly version?: string | undefined;
  readonly bytes?: number | undefined;
  readonly token?: string;
}

/** What the address answers. */
async function answerTo({ body, version = "0.2.0", bytes = 10, token = "a.b.c" }: Sent) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(version === "" ? {} : { [CLIENT_VERSION_HEADER]: version }),
  };
  const rawBody = bytes === 0 ? undefined : { length: bytes };
  const request = { method: "POST", headers, header: () => undefined, body, rawBody };
  const answer: { status?: number; body?: unknown } = {};
  const response = {
    status: (status: number) => Object.assign(answer, { status }) && response,
    set: () => response,
    json: (json: unknown) => void Object.assign(answer, { body: json }),
    on: () => response,
  };
  await submit(...([request, response] as unknown as Parameters<typeof submit>));
  return answer;
}

const commands = [1, 2].map((rank) => aCommand({ id: anIdentifier(rank) }));

describe("commands that are sent", () => {
  it("are answered in their order, and counted with the version that sent them [OFF-6] [ADM-6]", async () => {
    const outcomes = commands.map(({ id }) => ({ commandId: id, state: "applied" }));
    expect(await answerTo({ body: { commands }, version: "0.3.0" })).toEqual({
      status: 200,
      body: { outcomes },
    });
    expect(counted.mock.calls).toEqual([["0.3.0"]]);
    expect(said).toHaveBeenCalledOnce();
    for (const line of [refused, failed]) expect(line).not.toHaveBeenCalled();
  });

  it.each(["0.1.9", "", "none"])(
    "by a version that is too old, are not read: %j [SEC-9]",
    async (version) => {
      expect(await answerTo({ body: { commands }, version })).toEqual({
        status: 403,
        body: { error: "client_outdated" },
      });
      for (const mock of [counted, said, run]) expect(mock).not.toHaveBeenCalled();
    },
  );

  it("by a version that says nothing of itself are counted as such, where any may send [ADM-6]", async () => {
    minimum.version = "0";
    expect((await answerTo({ body: { commands }, version: "" })).status).toBe(200);
    expect(counted.mock.calls).toEqual([[""]]);
  });

  it("weigh so much together, and no more [SEC-6]", async () => {
    const status = async (bytes: number) => (await answerTo({ body: { commands }, bytes })).status;
    expect(await status(SUBMIT_BODY_BYTES_MAX)).toBe(200);
    expect(await status(SUBMIT_BODY_BYTES_MAX + 1)).toBe(413);
    expect(await answerTo({ body: { commands }, bytes: SUBMIT_BODY_BYTES_MAX + 1 })).toMatchObject({
      body: { error: "too_large" },
    });
  });

  it("are none where nothing was sent, or nobody says who [SEC-6] [SEC-5]", async () => {
    const malformed = { status: 400, body: { error: "malformed" } };
    expect(await answerTo({ body: undefined, bytes: 0 })).toEqual(malformed);
    expect(await answerTo({ body: { commands }, token: " " })).toEqual({
      status: 401,
      body: { error: "unauthenticated" },
    });
    for (const mock of [counted, said, run]) expect(mock).not.toHaveBeenCalled();
  });

  it("end where the account is stopped meanwhile, and those before stay obeyed [P9]", async () => {
    run
      .mockResolvedValueOnce(outcome("applied"))
      .mockResolvedValueOnce({ ok: false, problem: "account_disabled" });
    expect(await answerTo({ body: { commands: [...commands, aCommand({ id: anIdentifier(3) })] } })).toEqual({
      status: 403,
      body: { error: "account_disabled" },
    });
    expect(run).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledOnce();
  });
});

describe("one command among those that are sent", () => {
  const [command, other] = commands;

  it("that is refused is in the log by its code alone, and one that is obeyed is not [SEC-7]", async () => {
    run.mockResolvedValueOnce(outcome("refused", { refusal: { code: "quota_reports", limit: 3 } }));
    await answerTo({ body: { commands } });
    expect(refused.mock.calls).toEqual([
      [{ kind: "report-anomaly", cityId: "35024", code: "quota_reports" }],
    ]);
    refused.mockClear();
    await answerTo({ body: { commands: [7, other] } });
    expect(refused.mock.calls).toEqual([[{ kind: "", cityId: "", code: "malformed" }]]);
  });

  it("that cannot be understood is refused, with the time [P6]", async () => {
    const { body } = await answerTo({ body: { commands: [{ id: "a row", kind: "none" }, other] } });
    const { outcomes } = body as { readonly outcomes: readonly [{ readonly appliedAt: number }, object] };
    expect(outcomes).toMatchObject([{ commandId: "a row", state: "refused" }, { state: "applied" }]);
    expect(outcomes[0].appliedAt).toBeGreaterThan(NOW);
  });

  it("on which the city fails is asked for again in five seconds, and the log says which [OFF-5] [SEC-7]", async () => {
    const error = new Error("Aborted.");
    run.mockRejectedValueOnce(error);
    const { body } = await answerTo({ body: { commands } });
    const again = { commandId: command?.id, state: "retry", afterMs: 5_000 };
    expect(body).toEqual({ outcomes: [again, { commandId: other?.id, state: "applied" }] });
    const which = { commandId: command?.id, kind: "report-anomaly", cityId: "35024" };
    expect(failed.mock.calls).toEqual([[which, error]]);
  });
});
