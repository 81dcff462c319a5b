import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as groups from "../../functions/src/index.ts";

interface Endpoint {
  readonly maxInstances?: number;
  readonly availableMemoryMb?: number;
  readonly concurrency?: number;
  readonly region?: readonly string[];
  readonly scheduleTrigger?: { readonly schedule?: unknown };
  readonly taskQueueTrigger?: object;
  readonly eventTrigger?: { readonly eventFilterPathPatterns?: object };
}

const ENDPOINTS = Object.entries(groups).flatMap(([group, functions]) =>
  Object.entries(functions as object).map(([name, member]: [string, unknown]) => ({
    name: `${group}-${name}`,
    endpoint: (member as { readonly __endpoint: Endpoint }).__endpoint,
  })),
);

const CALLED = ENDPOINTS.filter(({ endpoint }) => endpoint.scheduleTrigger === undefined);
const SCHEDULED = ENDPOINTS.filter(({ endpoint }) => endpoint.scheduleTrigger !== undefined);
const QUEUES = ENDPOINTS.filter(({ endpoint }) => endpoint.taskQueueTrigger !== undefined);
const DEPLOYMENT = readFileSync("docs/deployment.md", "utf8");

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

it("What waits for its address is looked at as soon as it is there, and nothing else is waited for [GEO-7] [SEC-19]", () => {
  const events = ENDPOINTS.filter(({ endpoint }) => endpoint.eventTrigger !== undefined);
  expect(events.map(({ name }) => name)).toEqual(["addresses-find"]);
  expect(events[0]?.endpoint).toMatchObject({
    availableMemoryMb: 256,
    eventTrigger: { eventFilterPathPatterns: { document: "addressless/{id}" } },
  });
});

describe("whoever puts Parvis into service", () => {
  it.each(QUEUES)(
    "reads what waits in the queue $name, which needs rights of its own [LAND-8]",
    ({ name }) => {
      expect(DEPLOYMENT).toContain(`| \`${name}\` |`);
    },
  );

  it.each([...SCHEDULED, ...QUEUES])(
    "is told when $name fails, which nobody waits for [LAND-8]",
    ({ name }) => {
      // Cloud Run has no capitals in its names.
      expect(DEPLOYMENT).toContain(`"${name.toLowerCase()}"`);
    },
  );
});
