import { describe, expect, it } from "vitest";
import { disableRequestOf } from "../../local/roles/disable-request.ts";

const REASON = "Insultes répétées envers des voisins.";

describe("an operator's request about an account", () => {
  it("disables it to the end of a day, or for good, and says why [SEC-16]", () => {
    expect(disableRequestOf(["disable-account", "a@b.fr", "2027-01-31", REASON])).toEqual({
      ok: true,
      value: { account: "a@b.fr", disabling: { reason: REASON, until: Date.UTC(2027, 1, 1) } },
    });
    expect(disableRequestOf(["disable-account", "guest-uid", "always", REASON])).toEqual({
      ok: true,
      value: { account: "guest-uid", disabling: { reason: REASON, until: null } },
    });
  });

  it("enables it again [SEC-16]", () => {
    const request = disableRequestOf(["enable-account", "a@b.fr"]);
    expect(request).toEqual({ ok: true, value: { account: "a@b.fr", disabling: undefined } });
  });

  it.each([
    [["disable-account"]],
    [["disable-account", "a@b.fr"]],
    [["disable-account", "a@b.fr", "2027-01-31"]],
    [["disable-account", "a@b.fr", "2027-01-31", "Non."]],
    [["disable-account", "a@b.fr", "31/01/2027", REASON]],
    [["disable-account", "a@b.fr", "2027-13-31", REASON]],
    [["disable-account", "a@b.fr", "always", ...REASON.split(" ")]],
    [["enable-account", "a@b.fr", "always"]],
    [["burn", "a@b.fr", "always", REASON]],
  ])("that is not understood changes nothing: %j [SEC-16]", (words) => {
    expect(disableRequestOf(words).ok).toBe(false);
  });
});
