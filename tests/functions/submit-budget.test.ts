import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { submit } from "../../functions/src/commands/submit.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Outcome } from "../../src/domain/command/outcome.ts";
import { aCommand } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const COMMAND_MS = 3_000;

vi.mock("../../functions/src/access/verify-token.ts", () => ({
  verifyToken: () => Promise.resolve({ uid: "resident-yann" }),
}));
vi.mock("../../functions/src/store/minimum-version.ts", () => ({
  minimumVersion: () => Promise.resolve("0"),
}));
vi.mock("../../functions/src/commands/run-command.ts", () => ({
  runCommand: ({ id }: Command) => {
    vi.setSystemTime(Date.now() + COMMAND_MS);
    return Promise.resolve({ ok: true, value: { commandId: id, state: "applied" } });
  },
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

async function outcomesOf(commands: readonly Command[]): Promise<readonly Outcome[]> {
  const headers = { authorization: "Bearer a.b.c", "x-parvis-version": "1.0.0" };
  const header = () => undefined;
  const request = { method: "POST", headers, header, body: { commands }, rawBody: Buffer.alloc(0) };
  let said: unknown;
  const response = {
    status: () => response,
    set: () => response,
    json: (body: unknown) => (said = body),
    on: () => response,
  };
  await submit(...([request, response] as unknown as Parameters<typeof submit>));
  return (said as { readonly outcomes: readonly Outcome[] }).outcomes;
}

describe("commands that take long", () => {
  it("end before the device gives up: what was not begun after seven seconds is to be sent again [OFF-5]", async () => {
    const commands = [1, 2, 3, 4, 5].map((rank) => aCommand({ id: anIdentifier(rank) }));
    const states = (await outcomesOf(commands)).map(({ state }) => state);
    expect(states).toEqual(["applied", "applied", "applied", "retry", "retry"]);
  });
});
