import { chromium, type BrowserContext } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A browser with a profile on the disk, which can be killed as a phone kills it, and started again. */
export interface OwnBrowser {
  start(): Promise<BrowserContext>;
  /** SIGKILL: nothing is said to any page. */
  kill(): Promise<void>;
  /** Killed for good, its profile thrown away. */
  end(): Promise<void>;
}

const PORT_FILE = "DevToolsActivePort";
const LOOK_EVERY_MS = 50;

export function ownBrowser(executable: string, args: readonly string[]): OwnBrowser {
  const profile = mkdtempSync(join(tmpdir(), "parvis-profile-"));
  const portFile = join(profile, PORT_FILE);
  let running: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const dying = running;
    running = undefined;
    if (dying === undefined || dying.exitCode !== null) return;
    const gone = new Promise((resolve) => void dying.once("exit", resolve));
    dying.kill("SIGKILL");
    await gone;
  };
  return {
    start: async () => {
      rmSync(portFile, { force: true });
      running = spawn(
        executable,
        [...args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
        { stdio: "ignore" },
      );
      const [port = ""] = (await fileOnceThere(portFile)).split("\n");
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = browser.contexts();
      if (context === undefined) throw new Error("The browser has no context of its own.");
      return context;
    },
    kill,
    end: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function fileOnceThere(path: string): Promise<string> {
  for (;;) {
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (text.includes("\n")) return text;
    await new Promise((resume) => {
      setTimeout(resume, LOOK_EVERY_MS);
    });
  }
}
