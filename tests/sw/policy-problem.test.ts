import { expect, it } from "vitest";
import { policyProblem } from "../../sw/plugin/policy-problem.ts";

const POLICY =
  "default-src 'self'; img-src 'self' https://tiles.test https://other.test; connect-src 'self' https://tiles.test";
const HOSTS = ["https://tiles.test"];

it("has nothing against a map that the policy allows [SEC-7, MAP-6]", () => {
  expect(policyProblem(POLICY, { img: HOSTS, connect: HOSTS })).toBeUndefined();
  expect(policyProblem("", { img: [], connect: [] })).toBeUndefined();
});

it.each([
  [
    { img: ["https://a.test", "https://tiles.test", "https://b.test"], connect: HOSTS },
    "img-src wants https://a.test https://b.test",
  ],
  [{ img: HOSTS, connect: ["https://other.test"] }, "connect-src wants https://other.test"],
  [
    { img: ["https://a.test"], connect: ["https://b.test"] },
    "img-src wants https://a.test; connect-src wants https://b.test",
  ],
])("says to whoever builds what it forbids of the map: %j [SEC-7, MAP-6]", (hosts, lack) => {
  expect(policyProblem(POLICY, hosts)).toBe(
    `The Content-Security-Policy of firebase.json forbids the map: ${lack}.`,
  );
});

it("forbids all of a map where it does not name the directive [SEC-7, MAP-6]", () => {
  expect(policyProblem("default-src 'self'", { img: HOSTS, connect: [] })).toContain(
    "img-src wants https://tiles.test.",
  );
});
