import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { skipped } from "../../local/demo/skip-numbers.ts";
import { exportProblem, keptData } from "../../local/emulators/kept-data.ts";
import { heapMb, memoryWarning } from "../../local/emulators/memory.ts";

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "parvis-kept-"));
  folder = join(root, "kept-0");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** An export as the emulators write it. */
function anExport(documents: string, accounts = '{"users":[]}') {
  return async (to: string): Promise<void> => {
    mkdirSync(join(to, "auth_export"), { recursive: true });
    mkdirSync(join(to, "firestore_export"));
    const metadata = {
      firestore: { path: "firestore_export", metadata_file: "firestore_export/all" },
      auth: { path: "auth_export" },
    };
    writeFileSync(join(to, "firebase-export-metadata.json"), JSON.stringify(metadata));
    writeFileSync(join(to, "firestore_export/all"), documents);
    writeFileSync(join(to, "auth_export/accounts.json"), accounts);
  };
}

const kept = () => readFileSync(join(folder, "firestore_export/all"), "utf8");

describe("the data that a local run keeps", () => {
  it("is replaced by a whole export only: a broken one is said, and the last stands [LAND-7]", async () => {
    const data = keptData(folder);
    await data.keep(anExport("Betton"));
    await expect(data.keep(anExport(""))).rejects.toThrow("is empty");
    await expect(data.keep(anExport("Rennes", "{"))).rejects.toThrow("not whole");
    await expect(data.keep(() => Promise.reject(new Error("no memory left")))).rejects.toThrow("no memory");
    expect(kept()).toBe("Betton");
    expect(exportProblem(folder)).toBeUndefined();
    await data.keep(anExport("Betton, later"));
    expect(kept()).toBe("Betton, later");
    expect([existsSync(`${folder}.next`), existsSync(`${folder}.before`)]).toEqual([false, false]);
  });

  it("is never taken for empty when it cannot be read: who runs it is told [LAND-7]", async () => {
    await anExport("Betton", "{")(folder);
    expect(() => keptData(folder)).toThrow(`Delete ${folder} to begin anew.`);
  });

  it("survives a run that is killed while it is replaced [LAND-7]", async () => {
    await keptData(folder).keep(anExport("Betton"));
    renameSync(folder, `${folder}.before`);
    expect(keptData(folder).exists).toBe(true);
    expect(kept()).toBe("Betton");
  });

  it("says whether the run before ended in order [LAND-7]", async () => {
    const first = keptData(folder);
    expect([first.exists, first.wasCutOff]).toEqual([false, false]);
    await first.keep(anExport("Betton"));
    expect(keptData(folder).wasCutOff).toBe(true);
    first.close();
    expect(keptData(folder).wasCutOff).toBe(false);
    // The second run was killed before its first export.
    expect(keptData(folder).wasCutOff).toBe(true);
  });

  it("gives no number twice after a run that was cut off [LAND-7]", () => {
    expect(skipped({ "2025": 12, "2026": 300, note: "x" })).toEqual({ "2025": 112, "2026": 400, note: "x" });
  });
});

describe("the memory of the Firestore emulator", () => {
  it("is bounded, as somebody asks or by what the machine has [LAND-7]", () => {
    expect(heapMb({ PARVIS_EMULATOR_HEAP_MB: "512" })).toBe(512);
    expect(heapMb({})).toBeGreaterThanOrEqual(1_024);
    expect(heapMb({ PARVIS_EMULATOR_HEAP_MB: "lots" })).toBeLessThanOrEqual(4_096);
  });

  it("is told before there is none left [LAND-7]", () => {
    const log = "GC(1) Pause Young (Normal) 300M->120M(512M) 4ms\nGC(2) Pause Remark 460M->430M(512M) 2ms\n";
    expect(memoryWarning(log, 512)).toContain("430 of 512 MB");
    expect(memoryWarning(log, 1_024)).toBeUndefined();
    expect(memoryWarning("", 512)).toBeUndefined();
  });
});
