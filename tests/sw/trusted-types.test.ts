import { expect, it, vi } from "vitest";
import { trustOnly, type TrustedTypesHolder } from "../../sw/trusted-types.ts";

const OURS = ["/worker-outbox-1.js", "/worker-notices-2.js"];

type Create = NonNullable<TrustedTypesHolder["trustedTypes"]>["createPolicy"];

function aWorker(defaultPolicy: unknown) {
  const createPolicy = vi.fn<Create>();
  trustOnly(OURS, { trustedTypes: { defaultPolicy, createPolicy } });
  return createPolicy;
}

it("lets the worker import its own scripts, and neither another one nor text as code [SEC-7]", () => {
  const [[name, rules] = []] = aWorker(null).mock.calls;
  expect(name).toBe("default");
  expect(OURS.map((url) => rules?.createScriptURL(url))).toEqual(OURS);
  expect(rules?.createScriptURL("https://example.org/worker-outbox-1.js")).toBeNull();
  expect([rules?.createHTML(), rules?.createScript()]).toEqual([null, null]);
});

it("leaves a policy that is there, and a browser without any, as they are [SEC-7]", () => {
  expect(aWorker({})).not.toHaveBeenCalled();
  expect(() => trustOnly(OURS, {})).not.toThrow();
});
