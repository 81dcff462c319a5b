import { describe, expect, it } from "vitest";
import { firstStepsLeft } from "../../src/domain/city/first-steps.ts";
import { isOfCommuneDomain, JOIN_REQUEST_SCHEMA } from "../../src/domain/city/join-request.ts";
import { aCity } from "../examples/a-city.ts";

describe("a town hall that asks to answer for its commune", () => {
  it.each([
    ["accueil@betton.fr", "Betton", true],
    ["mairie@ville-betton.bzh", "Betton", true],
    ["contact@mairie-saint-malo.fr", "Saint-Malo", true],
    ["mairie@lhaylesroses.fr", "L’Haÿ-les-Roses", true],
    ["betton@gmail.com", "Betton", false],
    ["mairie.betton@orange.fr", "Betton", false],
    ["accueil@rennes.fr", "Betton", false],
    ["mairie@ville-eu.fr", "Eu", true],
    ["contact@jardinage.eu", "Eu", false],
    ["contact@jeux.fr", "Eu", false],
    ["contact@betton", "Betton", false],
    ["", "Betton", false],
  ])("writes from %s, which bears the name of %s or not: %s [CITY-46]", (email, name, expected) => {
    expect(isOfCommuneDomain(email, name)).toBe(expected);
  });

  it("says who it is and what they do there, and nothing else [CITY-46]", () => {
    const request = { cityId: "35024", name: "Yann Le Goff", role: "Secrétaire de mairie" };
    expect(JOIN_REQUEST_SCHEMA.parse(request)).toEqual({ ok: true, value: request });
    expect(JOIN_REQUEST_SCHEMA.parse({ ...request, role: "" }).ok).toBe(false);
    expect(JOIN_REQUEST_SCHEMA.parse({ ...request, isAdmin: true }).ok).toBe(false);
  });

  it("is shown in its first week what is left to settle, and no more once it is done [CITY-47]", () => {
    const bare = aCity({
      townHall: { address: "", phone: "", hours: "" },
      charter: "",
      message: "",
      emergencyContacts: [],
      moderatorsCount: 1,
    });
    expect(firstStepsLeft(bare)).toEqual([
      "townHall",
      "charter",
      "emergencyContacts",
      "message",
      "secondModerator",
    ]);
    const ready = {
      ...bare,
      townHall: { address: "", phone: "02 99 55 00 00", hours: "" },
      charter: "Restez courtois.",
      message: "Bienvenue.",
      emergencyContacts: [{ name: "Astreinte", phone: "02 99 55 00 01" }],
      moderatorsCount: 2,
    };
    expect(firstStepsLeft(ready)).toEqual([]);
  });
});
