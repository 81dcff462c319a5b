import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  installTrustedTypes,
  TRUSTED_HTML,
  trustedHtml,
  trustedScriptUrl,
} from "../../src/map/trusted-types.ts";

const HERE = "https://parvis.example";

afterEach(() => void vi.unstubAllEnvs());

describe("the page's trust policy", () => {
  it("lets through the constants Leaflet writes while it loads, and nothing else [SEC-7]", () => {
    expect(TRUSTED_HTML).toEqual(["<svg/>", ""]);
    expect(trustedHtml("<svg/>")).toBe("<svg/>");
    expect(trustedHtml("<svg/onload=alert(1)>")).toBeNull();
    expect(trustedHtml(" <svg/>")).toBeNull();
  });

  it("lets Google's check in only where the deployment switched it on [SEC-7, SEC-18]", () => {
    const script = "https://www.google.com/recaptcha/enterprise.js?render=explicit";
    expect(trustedScriptUrl(script, HERE)).toBeNull();
    vi.stubEnv("VITE_APP_CHECK_KEY", "key");
    expect(trustedScriptUrl(script, HERE)).toBe(script);
    expect(trustedScriptUrl("https://www.google.com/recaptchas/x.js", HERE)).toBeNull();
    expect(trustedScriptUrl("https://www.google.com.example/recaptcha/x.js", HERE)).toBeNull();
  });

  it("knows every place where Leaflet writes HTML, so that an update is looked at [SEC-7]", () => {
    const source = readFileSync(
      createRequire(import.meta.url).resolve("leaflet/dist/leaflet-src.js"),
      "utf8",
    );
    const written = [...source.matchAll(/\.innerHTML = (.*);$/gmu)].map(([, value]) => value);
    expect(written).toEqual([
      "'<svg/>'",
      `'<v:shape adj="1"/>'`,
      "radioHtml",
      "' ' + obj.name",
      "html",
      "text",
      `prefixAndAttribs.join(' <span aria-hidden="true">|</span> ')`,
      `'<rect width="200" height="200"/><rect x="75" y="23" width="50" height="50" style="fill:red"/><rect x="75" y="123" width="50" height="50" style="fill:#0013ff"/>'`,
      "content",
      `'<span aria-hidden="true">&#215;</span>'`,
      "options.html !== false ? options.html : ''",
    ]);
  });

  it("runs only our own worker files [SEC-7]", () => {
    for (const ours of ["/sw.js", `${HERE}/sw.js`, `${HERE}/assets/cluster-worker-D9gejYgg.js`]) {
      expect(trustedScriptUrl(ours, HERE)).toBe(ours);
    }
    for (const foreign of [
      "https://evil.example/sw.js",
      "https://parvis.example@evil.example/sw.js",
      "//evil.example/assets/a.js",
      "/assets/../photos/35024/a.js",
      "/photos/35024/0190.js",
      "/sw.js?x=https://evil.example",
      "data:text/javascript,alert(1)",
      "blob:https://parvis.example/5d1c",
      "http://[",
    ]) {
      expect(trustedScriptUrl(foreign, HERE)).toBeNull();
    }
  });

  it("is installed once, and not at all where browsers do not know it [SEC-7]", () => {
    const made: string[] = [];
    const trustedTypes = { defaultPolicy: null as unknown, createPolicy: (name: string) => made.push(name) };
    installTrustedTypes({ trustedTypes, location: { origin: HERE } });
    trustedTypes.defaultPolicy = {};
    installTrustedTypes({ trustedTypes, location: { origin: HERE } });
    installTrustedTypes({ location: { origin: HERE } });
    expect(made).toEqual(["default"]);
  });
});
