import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type BrowserContext } from "@playwright/test";
import type { BrowserContextOptions, LaunchOptions } from "@playwright/test";

import { withLine } from "./kept-offline.ts";

export type KillableOptions = BrowserContextOptions & LaunchOptions;

/** A browser with a profile of its own, that can die as a phone's does: at once, without a goodbye. */
export interface KillableBrowser {
  readonly open: () => Promise<BrowserContext>;
  readonly kill: () => Promise<void>;
  /** Whatever still runs ends, and the profile goes. */
  readonly remove: () => Promise<void>;
}

export function killableBrowser(options: KillableOptions): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), "parvis-profile-"));
  const kill = async (): Promise<void> => {
    for (const pid of pidsOf(profile)) killIfThere(pid);
    await expect.poll(() => pidsOf(profile)).toEqual([]);
  };
  return {
    open: async () => withLine(await chromium.launchPersistentContext(profile, options)),
    kill,
    remove: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Every process of the profile, known by nothing but its argument. */
function pidsOf(profile: string): readonly number[] {
  const listed = execFileSync("ps", ["-eo", "pid=,stat=,args="], { encoding: "utf8", maxBuffer: 2 ** 26 });
  return listed
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/u.exec(line))
    .filter(
      (found) => found?.[3]?.includes(`--user-data-dir=${profile}`) === true && !found[2]?.startsWith("Z"),
    )
    .map((found) => Number(found?.[1]));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Gone already, with its parent.
  }
}
