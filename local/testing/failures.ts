import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { inRoot } from "../paths.ts";
import { lastScreens } from "./last-screen.ts";
import { reportOf, type PlaywrightSuite, type VitestFile } from "./report.ts";
import type { Step } from "./steps.ts";

/** Enough to know what went wrong; the whole stands above, where the step ran. */
const LINES_MAX = 6;

/** The tests of a step that did not pass, a paragraph each: where, which, and the first lines of why. */
export function failuresOf(step: Step): readonly string[] {
  const report = reportOf(step);
  if (report === undefined) return [];
  return report.kind === "vitest"
    ? report.testResults.flatMap(fromVitest)
    : report.suites.flatMap(fromPlaywright);
}

function fromVitest({ name, status, message, assertionResults }: VitestFile): readonly string[] {
  const file = relative(inRoot("."), name);
  if (assertionResults.length === 0) return status === "failed" ? [paragraph(file, "", message)] : [];
  return assertionResults
    .filter((test) => test.status !== "passed")
    .map((test) => paragraph(file, test.fullName, test.failureMessages.join("\n") || test.status));
}

function fromPlaywright({ file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const messages = results.flatMap(({ error }) => error?.message ?? []);
      const statuses = tests.map(({ status }) => status);
      const why = messages.join("\n") || statuses.join(", ");
      const screen = results.flatMap(({ attachments }) => lastScreens(attachments));
      return [
        paragraph(`tests/journeys/${file}`, title, why),
        ...screen.map((line) => `      | ${line}`),
      ].join("\n");
    });
  return [...own, ...suites.flatMap(fromPlaywright)];
}

function paragraph(file: string, title: string, why: string): string {
  const lines = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [
    [file, title].filter(Boolean).join(" › "),
    ...lines.slice(0, LINES_MAX).map((line) => `    ${line.trim()}`),
  ].join("\n");
}
