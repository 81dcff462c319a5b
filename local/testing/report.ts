import { existsSync, readFileSync } from "node:fs";

import { inRoot } from "../paths.ts";
import type { Attachment } from "./last-screen.ts";
import type { Step } from "./steps.ts";

export interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  /** None when the file did not load. */
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    /** In milliseconds. */
    readonly duration?: number;
    readonly failureMessages: readonly string[];
  }[];
}

export interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration?: number;
        readonly error?: { readonly message?: string };
        readonly attachments?: readonly Attachment[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface VitestReport {
  readonly kind: "vitest";
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly VitestFile[];
}

interface PlaywrightReport {
  readonly kind: "playwright";
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** What a suite wrote of itself; undefined when it wrote nothing. */
export function reportOf({ report }: Step): VitestReport | PlaywrightReport | undefined {
  if (report === undefined || !existsSync(inRoot(report.file))) return undefined;
  const written = JSON.parse(readFileSync(inRoot(report.file), "utf8")) as object;
  return { ...written, kind: report.kind } as VitestReport | PlaywrightReport;
}
