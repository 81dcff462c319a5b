import { expect, it, vi } from "vitest";

const called = vi.fn<(name: string) => void>();
vi.mock("firebase/app", () => ({ getApp: () => ({}) }));
vi.mock("firebase/functions", () => ({
  getFunctions: () => ({}),
  httpsCallable: (_: unknown, name: string) => () => {
    called(name);
    return Promise.resolve({ data: {} });
  },
}));
vi.stubGlobal("location", { origin: "https://parvis.example" });

const { callOnceProved } = await import("../../src/remote/callables/ask-callable.ts");
const { callables } = await import("../../src/remote/callables/callables.ts");
const { accountCallables } = await import("../../src/remote/callables/account-callables.ts");

it("what a person asks for in the first moments waits for App Check to begin, and goes then [SEC-18]", async () => {
  let begin = (): void => undefined;
  callOnceProved(
    new Promise<void>((resolve) => {
      begin = resolve;
    }),
  );
  const made = callables.createCity("35024");
  const hidden = accountCallables.hideMyName();
  await Promise.resolve();
  expect(called).not.toHaveBeenCalled();
  begin();
  expect((await made).ok).toBe(true);
  expect((await hidden).ok).toBe(true);
  expect(called.mock.calls.flat()).toEqual(["cities-createCity", "users-hideMyName"]);
});
