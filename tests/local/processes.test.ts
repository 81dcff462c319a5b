import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startProcess } from "../../local/processes.ts";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc/self/stat") || existsSync(`/proc/${pid}/cwd`);
  } catch {
    return false;
  }
};

describe("a program that is stopped", () => {
  it("takes along a child that left its process group", async () => {
    const program = `
      const { spawn } = require("node:child_process");
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
      console.log("child " + child.pid);
      setInterval(() => {}, 1000);`;
    let found = (_pid: number): void => undefined;
    const child = new Promise<number>((resolve) => {
      found = resolve;
    });
    const running = startProcess({
      command: process.execPath,
      args: ["-e", program],
      onLine: (line) => found(Number(line.split(" ")[1])),
    });
    const pid = await child;
    expect(isAlive(pid)).toBe(true);
    await running.stop(5_000);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(isAlive(running.pid)).toBe(false);
  });

  it("tells how it ended", async () => {
    const running = startProcess({ command: process.execPath, args: ["-e", "process.exit(3)"] });
    expect(await running.ended).toBe(3);
    await running.stop(0);
  });
});
