import { describe, expect, it } from "vitest";
import { placeOf } from "../../src/domain/place/place.ts";
import { publicReports } from "../../src/domain/statistics/public-reports.ts";
import { csvOf, geoJsonOf } from "../../src/domain/statistics/report-files.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";

describe("the open files of a city", () => {
  const words = {
    status: () => "Signalée",
    category: () => "Voirie",
    subcategory: () => "Nid-de-poule",
    day: (at: number) => new Date(at).toISOString().slice(0, 10),
  };
  const written = anAnomaly({
    title: '=Trou; "profond"',
    authorName: "Maëlle R.",
    place: placeOf(48.180_949, -1.645_261),
  });

  it("tell public reports only, those the city has received [CITY-16]", () => {
    const reports = publicReports([
      written,
      anAnomaly({ id: anIdentifier(2), visibility: "pending" }),
      anAnomaly({ id: anIdentifier(3), number: "" }),
    ]);
    expect(reports.map(({ number }) => number)).toEqual(["2026-0142"]);
  });

  it("name no author, and no place nearer than about ten metres [CITY-16]", () => {
    const file = geoJsonOf(publicReports([written]), words);
    expect(JSON.parse(file)).toMatchObject({
      type: "FeatureCollection",
      features: [{ id: "2026-0142", geometry: { type: "Point", coordinates: [-1.6453, 48.1809] } }],
    });
    const files = file + csvOf(publicReports([written]), words);
    for (const secret of ["Maëlle", "profond", written.authorId, written.address, written.description])
      expect(files).not.toContain(secret);
  });

  it.each(["=1+1", "+33 2", "-1", "@SOMME", "\tTrou", "\rTrou"])(
    "are read as the text they are by a spreadsheet, when a label begins as %j does [CITY-16] [SEC-5]",
    (label) => {
      const [, line] = csvOf(publicReports([written]), { ...words, subcategory: () => label }).split("\r\n");
      expect(line?.replaceAll('"', "")).toContain(`;'${label};`);
    },
  );

  it("tell in the order of the numbers [CITY-16]", () => {
    const reports = publicReports([
      anAnomaly({ id: anIdentifier(2), number: "2026-0143" }),
      written,
      anAnomaly({ id: anIdentifier(3), number: "2026-0144" }),
    ]);
    expect(reports.map(({ number }) => number)).toEqual(["2026-0142", "2026-0143", "2026-0144"]);
  });

  it("cannot be a formula in a spreadsheet, nor break its columns [CITY-16] [SEC-5]", () => {
    const file = csvOf(publicReports([written]), { ...words, subcategory: () => written.title });
    const [head, line] = file.split("\r\n");
    expect(head).toBe(
      "\uFEFFnumero;etat;categorie;sous_categorie;signale_le;modifie_le;constats;latitude;longitude",
    );
    expect(line).toContain("Signalée;Voirie;");
    expect(line).toContain(`"'=Trou; ""profond"""`);
    expect(line).toMatch(/;48\.1809;-1\.6453$/u);
  });
});
