import { firstPictures } from "../../../src/app/first-picture/pictures.tsx";
import { writeCityRecord } from "../../../src/app/city/city-record.ts";
import { aCity } from "../../examples/a-city.ts";
import { i18n } from "../../../src/i18n/activate-locale.ts";

const [documentText = ""] = Object.values(
  import.meta.glob<string>("../../../index.html", { query: "?raw", import: "default", eager: true }),
);
/** Without the first, which waits for files that do not come. */
const [, ...SCRIPTS] = [...documentText.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, code = ""]) => code);

/** As when it is built: no part of a screen has come yet. */
const PICTURES = Object.entries(await firstPictures());
i18n.activate("fr");

/** The document as it was built, when its own scripts run. */
export function openDocument(at: string): HTMLElement {
  history.replaceState(null, "", at);
  const root = document.createElement("div");
  root.id = "parvis";
  document.body.append(root);
  for (const [id, markup] of PICTURES) {
    // A picture that was shown is taken out of its template.
    document.getElementById(`first-${id}`)?.remove();
    const template = document.createElement("template");
    template.id = `first-${id}`;
    template.innerHTML = markup;
    document.body.append(template);
  }
  run(SCRIPTS.join("\n"));
  return root;
}

/** What it does before its styles have come: nothing of it is there yet. */
export function openHead(at: string): void {
  history.replaceState(null, "", at);
  const [head = ""] = documentText.split("</head>");
  run(SCRIPTS.filter((code) => head.includes(code)).join("\n"));
}

function run(code: string): void {
  const script = document.createElement("script");
  // In a block, since every test runs it in the same page.
  script.textContent = `{${code}}`;
  document.body.append(script);
  script.remove();
}

export const BETTON = "35024";
export const MAP = `/city/${BETTON}/map/anomalies`;
/** Whose ground is laid. */
export const COMMUNE = aCity({
  id: BETTON,
  position: { latE6: 48_182_700, lngE6: -1_644_800 },
  mapProvider: null,
});

export function chose(cityId: string): void {
  writeCityRecord(localStorage, { cityId, pendingCityId: null, provisional: null });
}

/** As it was before: of the document, what the device remembers, and the address. */
export function closeDocument(here: string): void {
  for (const element of document.querySelectorAll("#parvis, #first-ground, template")) element.remove();
  localStorage.clear();
  history.replaceState(null, "", here);
}
