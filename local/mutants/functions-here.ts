import type { Server } from "node:http";
import { afterAll, beforeAll, expect } from "vitest";

// What a test does not run it does not reach: nothing of ours is read for the tests without emulators.
const isOfEmulators = testFile().endsWith(".emulator.test.ts");
// Before the test's own imports: packages look at the environment once.
if (isOfEmulators) (await import("./functions-environment.ts")).setFunctionsEnvironment();

let server: Server | undefined;

beforeAll(async () => {
  if (!isOfEmulators) return;
  const { serveFunctions } = await import("./serve-functions.ts");
  server = await serveFunctions();
}, 60_000);

afterAll(() => void server?.close());

function testFile(): string {
  return expect.getState().testPath ?? "";
}
