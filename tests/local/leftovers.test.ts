import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { endLeftovers } from "../../local/leftovers.ts";
import { inRoot } from "../../local/paths.ts";
import { startOf } from "../../local/process-family.ts";

const PROGRAM = `
  const { beginRun } = await import(${JSON.stringify(inRoot("local/begin-run.ts"))});
  const { startProcess } = await import(${JSON.stringify(inRoot("local/processes.ts"))});
  beginRun();
  const left = startProcess({ command: process.execPath, args: ["-e", "setInterval(() => {}, 1000)"] });
  console.log(left.pid);
  setInterval(() => {}, 1000);`;

async function aRun() {
  const args = ["--input-type=module", "--eval", PROGRAM];
  const run = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void run.kill("SIGKILL"));
  const started = await new Promise<number>((resolve) => {
    let text = "";
    run.stdout.on("data", (part: Buffer) => {
      text += part.toString();
      const line = /^(\d+)\n/mu.exec(text);
      if (line !== null) resolve(Number(line[1]));
    });
  });
  const ended = new Promise<void>((resolve) => run.once("exit", () => resolve()));
  return { run, started, ended };
}

describe("a run that was killed", () => {
  it("leaves a program that the next run ends and names, and not one of a run that is still there", async () => {
    const [killed, other] = [await aRun(), await aRun()];
    killed.run.kill("SIGKILL");
    await killed.ended;
    expect(startOf(killed.started)).not.toBe("");
    expect(endLeftovers()).toEqual([expect.stringMatching(/^node /u)]);
    await expect.poll(() => startOf(killed.started)).toBe("");
    expect(startOf(other.started)).not.toBe("");
    expect(endLeftovers()).toEqual([]);
    other.run.kill("SIGKILL");
    await other.ended;
    expect(endLeftovers()).toHaveLength(1);
    await expect.poll(() => startOf(other.started)).toBe("");
    expect(existsSync(inRoot(`.data/programs/${other.run.pid}.json`))).toBe(false);
  }, 60_000);
});
