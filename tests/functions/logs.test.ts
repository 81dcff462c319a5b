import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const FAILURES = `
  import { logs } from "./functions/src/logs.ts";
  const written = "Lampadaire éteint devant chez Mme Le Goff";
  const error = Object.assign(new TypeError("Cannot encode " + written), { code: 3 });
  logs.commandFailed({ commandId: "c1", kind: "report-anomaly", cityId: "35024" }, error);
  logs.callFailed("photos-upload", written);
`;

describe("the functions' log", () => {
  it("says which command failed and where, and nothing of what a person wrote [SEC-7]", () => {
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", FAILURES], {
      encoding: "utf8",
    });
    expect(stderr).toContain('"kind":"report-anomaly"');
    expect(stderr).toContain('"code":"3"');
    expect(stderr).toContain('"name":"photos-upload"');
    expect(stdout + stderr).not.toContain("Le Goff");
  });
});
