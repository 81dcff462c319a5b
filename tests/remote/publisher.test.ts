import { afterEach, expect, it, vi } from "vitest";
import { publisher } from "../../src/remote/config/publisher.ts";

vi.stubGlobal("location", { port: "5000" });

afterEach(() => vi.unstubAllEnvs());

it("a field of the publisher may have several lines [NAV-21]", () => {
  vi.stubEnv("VITE_PUBLISHER_NAME", "Commune de Betton");
  vi.stubEnv("VITE_PUBLISHER_ADDRESS", "Place Charles de Gaulle | 35830 Betton");
  expect(publisher()).toMatchObject({
    name: "Commune de Betton",
    address: "Place Charles de Gaulle\n35830 Betton",
  });
});

it("a field that is not configured is empty [NAV-21]", () => {
  const { name, address, director, host, dataOfficer } = publisher();
  expect([name, address, director, host, dataOfficer]).toEqual(["", "", "", "", ""]);
});
