import { describe, expect, it } from "vitest";
import { EXAMPLE_DEPLOYMENT } from "../../../local/bundle/example-deployment.ts";
import { policyProblems } from "../../../local/deploy/policy-problems.ts";
import { policy } from "../../../local/deploy/problems.ts";
import { settingsAdvice, settingsProblems } from "../../../local/deploy/settings.ts";

const { VITE_FIREBASE_MEASUREMENT_ID: _, VITE_APP_CHECK_KEY: __, ...DEPLOYMENT } = EXAMPLE_DEPLOYMENT;
const PROJECT = "parvis-example";

describe("a deployment", () => {
  it("that says all it must is not stopped [SEC-20]", () => {
    expect(settingsProblems(DEPLOYMENT, PROJECT)).toEqual([]);
    expect(settingsAdvice(DEPLOYMENT)).toEqual([]);
    expect(policyProblems(policy(), DEPLOYMENT)).toEqual([]);
  });

  it.each(["PROJECT_ID", "API_KEY", "APP_ID", "AUTH_DOMAIN", "MESSAGING_SENDER_ID"])(
    "stops where VITE_FIREBASE_%s is missing or empty [SEC-20]",
    (name) => {
      for (const said of [undefined, "", " "]) {
        const problems = settingsProblems({ ...DEPLOYMENT, [`VITE_FIREBASE_${name}`]: said });
        expect(problems).toEqual([`VITE_FIREBASE_${name} is not set: the page would have no server.`]);
      }
    },
  );

  it.each([
    { VITE_PARVIS_LOCAL: "1" },
    { VITE_APP_CHECK_DEBUG_TOKEN: "0a1b2c3d" },
    { VITE_FIREBASE_PROJECT_ID: "demo-parvis" },
    { VITE_GEO_API: "http://127.0.0.1:5002/geo" },
    { VITE_ADDRESSES_API: "http://localhost:5002/addresses" },
  ])("stops for a page of this machine alone: %j [SEC-20]", (local) => {
    expect(settingsProblems({ ...DEPLOYMENT, ...local })).toHaveLength(1);
  });

  it("stops when the page is for another project than the one deployed to [SEC-20]", () => {
    expect(settingsProblems(DEPLOYMENT, "parvis-other")).toEqual([
      "The page is for the project parvis-example, and the deployment goes to parvis-other.",
    ]);
  });

  it("hears what the law asks for and it does not say [SEC-20]", () => {
    expect(settingsAdvice({ ...DEPLOYMENT, VITE_PUBLISHER_DPO: "" })).toHaveLength(1);
  });

  it.each([
    [{ VITE_APP_CHECK_KEY: "6Lc-example" }, 5],
    [{ VITE_FIREBASE_MEASUREMENT_ID: "G-ABCDEFGHIJ" }, 1],
    [{ VITE_GEO_API: "https://geo.example/api" }, 1],
  ])("stops where the policy would block what it switched on: %j [SEC-20, SEC-7]", (more, count) => {
    expect(policyProblems(policy(), { ...DEPLOYMENT, ...more })).toHaveLength(count);
  });
});
