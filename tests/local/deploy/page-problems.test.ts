import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageProblems } from "../../../local/deploy/page-problems.ts";
import { projectProblems } from "../../../local/deploy/project-problems.ts";

let folder = "";

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parvis-page-"));
  for (const part of ["data", "assets"]) mkdirSync(join(folder, part));
  for (const file of ["index.html", "sw.js", "manifest.webmanifest", "licences.txt"]) write(file, "");
  write("data/communes.tsv", "35024\tBetton\n".repeat(34_900));
  write("assets/a.js", 'initializeApp({projectId:"parvis-example"})');
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = () => pageProblems(folder, "parvis-example");

describe("a page that was built", () => {
  it("may be published when it is whole and for this project [SEC-20]", () => {
    expect(problems()).toEqual([]);
    expect(pageProblems(folder, "parvis-other")).toHaveLength(1);
  });

  it("may not without the index of communes, or with half of it [SEC-20]", () => {
    write("data/communes.tsv", "35024\tBetton\n");
    expect(problems()).toHaveLength(1);
    rmSync(join(folder, "data/communes.tsv"));
    expect(problems()).toEqual(["The page has no data/communes.tsv: npm run build makes it."]);
  });

  it.each(['"http://127.0.0.1:"+e', '"demo-parvis"', "habitante@parvis.test"])(
    "may not when it knows this machine or its demo: %s [SEC-20]",
    (word) => {
      write("sw.js", word);
      expect(problems()).toHaveLength(1);
    },
  );
});

describe("what is deployed with it", () => {
  const functions = [
    "commands-submit",
    "photos-upload",
    "photos-get",
    "admin-act",
    "admin-read",
    "cities-calendar",
    "cities-askToJoin",
    "cities-createCity",
    "moderation-log",
    "site-missing",
    ...["forget", "state", "subscribe", "test"].map((name) => `push-${name}`),
    ...["adoptGuest", "deleteMyAccount", "exportMyData", "hideMyName", "updateProfile", "updateUserCity"].map(
      (name) => `users-${name}`,
    ),
  ];

  it("agrees: functions, database, time-to-live policies and locked packages [SEC-20]", () => {
    expect(projectProblems(functions)).toEqual([]);
  });

  it("stops where Hosting leads to a function that is not there [SEC-20]", () => {
    expect(projectProblems(functions.slice(1))).toEqual([
      "Hosting leads to the function commands-submit, and there is none.",
    ]);
  });
});
