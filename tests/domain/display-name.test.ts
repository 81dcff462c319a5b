import { describe, expect, it } from "vitest";
import { displayNameSchema } from "../../src/domain/account/display-name.ts";
import { publicNameOf } from "../../src/domain/account/public-name.ts";
import { aModerator, aResident } from "../examples/accounts.ts";

const OF_ANYBODY = displayNameSchema({ isOfficial: false });
const OF_OFFICIALS = displayNameSchema({ isOfficial: true });

function codeOf(name: string, schema = OF_ANYBODY): string | undefined {
  const parsed = schema.parse(name);
  return parsed.ok ? undefined : parsed.problem[0]?.code;
}

describe("a public name", () => {
  it.each([
    "",
    "Yann Le Goff",
    "Jean Lemaire",
    "Anne Maire",
    "Paul Commune",
    "Félix Deville",
    "Mme Dupont",
    "Élise du 12",
    "Maëlle R. 1987",
  ])("may be that of a neighbour: %s [SEC-14]", (name) => {
    expect(codeOf(name)).toBeUndefined();
  });

  it.each([
    "Mairie de Betton",
    "MAIRIE",
    "M\u200Bairie de Betton",
    "La Mairie",
    "Ｍairie de Betton",
    "Monsieur le Maire",
    "Maire de Betton",
    "Ville de Betton",
    "Services techniques",
    "Police municipale",
    "Élu écologiste",
    "Modératrice Parvis",
    "admin",
    "Préfecture 35",
  ])("is not that of a public service, unless the account is: %s [SEC-14]", (name) => {
    expect(codeOf(name)).toBe("official_name");
    expect(codeOf(name, OF_OFFICIALS)).toBeUndefined();
  });

  it.each([
    "yann@exemple.fr",
    "Yann 06 12 34 56 78",
    "Yann 0-6-1-2-3-4-5-6-7-8",
    "www.exemple.fr",
    "https://ex",
  ])("is no way to reach somebody: %s [SEC-14]", (name) => {
    expect(codeOf(name)).toBe("contact_details");
    expect(codeOf(name, OF_OFFICIALS)).toBe("contact_details");
  });

  it.each(["\u3164", "Yan\u0336\u0337\u0338\u0334\u0335n", "Ya\u202Enn"])(
    "can be read: %j cannot [FORM-3]",
    (name) => {
      expect(codeOf(name)).toBe("excluded_character");
    },
  );

  it("that was kept from before says « Un habitant » where it would mislead [SEC-14]", () => {
    expect(publicNameOf(aResident({ displayName: "Mairie de Betton" }))).toBe("");
    expect(publicNameOf(aModerator({ displayName: "Mairie de Betton" }))).toBe("Mairie de Betton");
  });
});
