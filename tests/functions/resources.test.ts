import { describe, expect, it } from "vitest";
import * as groups from "../../functions/src/index.ts";

interface Endpoint {
  readonly maxInstances?: number;
  readonly availableMemoryMb?: number;
  readonly concurrency?: number;
  readonly region?: readonly string[];
  readonly scheduleTrigger?: { readonly schedule?: unknown };
}

const ENDPOINTS = Object.entries(groups).flatMap(([group, functions]) =>
  Object.entries(functions as object).map(([name, member]: [string, unknown]) => ({
    name: `${group}-${name}`,
    endpoint: (member as { readonly __endpoint: Endpoint }).__endpoint,
  })),
);

const CALLED = ENDPOINTS.filter(({ endpoint }) => endpoint.scheduleTrigger === undefined);
const SCHEDULED = ENDPOINTS.filter(({ endpoint }) => endpoint.scheduleTrigger !== undefined);

describe("what a flood may cost", () => {
  it.each(CALLED)("is bounded for $name, beside the database [SEC-19]", ({ endpoint }) => {
    expect(endpoint.maxInstances).toBeLessThanOrEqual(20);
    expect(endpoint.availableMemoryMb).toBeLessThanOrEqual(1024);
    expect(endpoint.concurrency).toBeLessThanOrEqual(80);
    expect(endpoint.region).toEqual(["europe-west9"]);
  });

  it.each(SCHEDULED)("is bounded for $name, where there is a scheduler [SEC-19]", ({ endpoint }) => {
    expect(endpoint).toMatchObject({ maxInstances: 1, availableMemoryMb: 512, region: ["europe-west1"] });
  });

  it.each(SCHEDULED)("is asked for by the clock: $name [SEC-19]", ({ endpoint }) => {
    expect(endpoint.scheduleTrigger?.schedule).toMatch(/^every (?:day \d\d:\d\d|\d+ minutes)$/u);
  });
});
