import { afterEach, expect, it, vi } from "vitest";
import { publisher } from "../../src/remote/config/publisher.ts";

vi.stubGlobal("location", { port: "5000" });

afterEach(() => vi.unstubAllEnvs());

it("what a deployment says of itself may have several lines [NAV-21]", () => {
  vi.stubEnv("VITE_PUBLISHER_NAME", "Commune de Betton");
  vi.stubEnv("VITE_PUBLISHER_ADDRESS", "Place Charles de Gaulle | 35830 Betton");
  expect(publisher()).toMatchObject({
    name: "Commune de Betton",
    address: "Place Charles de Gaulle\n35830 Betton",
  });
});

it("what it does not say is empty [NAV-21]", () => {
  const { name, address, director, host, dataOfficer } = publisher();
  expect([name, address, director, host, dataOfficer]).toEqual(["", "", "", "", ""]);
});
