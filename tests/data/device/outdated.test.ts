import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLIENT_VERSION } from "../../../src/data/device/client-version.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { isOutdated, onMinimumChange, rememberMinimum } from "../../../src/data/device/outdated.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aDevice, aDraft } from "../environment/a-device.ts";

const FAR_LATER = "999.0.0";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("a version the city no longer takes commands from", () => {
  it("takes no command and keeps the draft [SW-8, P1, F43]", async () => {
    rememberMinimum(FAR_LATER);
    const device = aDevice();
    await device.drafts.add(aDraft());
    const outcome = await commitCommand(device, { command: aCommand(), photoIds: [] });
    expect(outcome).toEqual({ ok: false, problem: { code: "outdated" } });
    expect(await device.outbox.count()).toBe(0);
    expect(await device.drafts.count()).toBe(1);
  });

  it("is told at once, and still known when the page opens without network [SW-8]", () => {
    const told = vi.fn<() => void>();
    const stop = onMinimumChange(told);
    rememberMinimum(FAR_LATER);
    stop();
    expect(told).toHaveBeenCalledOnce();
    expect(isOutdated()).toBe(true);
    // By this name « Mes données » tells it, and an earlier version wrote it.
    expect(localStorage.getItem("parvis.minimum-version")).toBe(FAR_LATER);
  });

  it("is not this one when the city asks for this one, or for none [SW-8]", () => {
    expect(isOutdated()).toBe(false);
    rememberMinimum(CLIENT_VERSION);
    expect(isOutdated()).toBe(false);
  });
});
