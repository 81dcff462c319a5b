import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { inRoot } from "../paths.ts";
import type { Step } from "./steps.ts";

/** Enough to know what went wrong; the whole stands above, where the step ran. */
const LINES_MAX = 6;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The tests of a step that did not pass, a paragraph each: where, which, and the first lines of why. */
export function failuresOf({ report }: Step): readonly string[] {
  if (report === undefined || !existsSync(inRoot(report.file))) return [];
  const parsed: unknown = JSON.parse(readFileSync(inRoot(report.file), "utf8"));
  return report.kind === "vitest"
    ? (parsed as VitestReport).testResults.flatMap(fromVitest)
    : (parsed as { suites: readonly PlaywrightSuite[] }).suites.flatMap(fromPlaywright);
}

function fromVitest({
  name,
  status,
  message,
  assertionResults,
}: VitestReport["testResults"][number]): readonly string[] {
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
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      const statuses = tests.map(({ status }) => status);
      return paragraph(`tests/journeys/${file}`, title, messages.join("\n") || statuses.join(", "));
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
