import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Category, Subcategory } from "../../src/domain/anomaly/categories.ts";
import type { Address } from "../communes/addresses.ts";
import type { Chance } from "../communes/chance.ts";
import { sceneOf } from "./photo-scenes.ts";
import { streetInSentence } from "./door-place.ts";
import { CLEANLINESS_TEXTS } from "./texts/cleanliness.ts";
import { closingsOf } from "./texts/closings.ts";
import { LIGHTING_AND_WORKS_TEXTS } from "./texts/lighting-and-works.ts";
import { PLACE_TEXTS } from "./texts/places.ts";
import type { ReportTexts } from "./texts/report-text.ts";
import { STREET_TEXTS } from "./texts/streets.ts";

const TEXTS: ReportTexts = {
  ...STREET_TEXTS,
  ...LIGHTING_AND_WORKS_TEXTS,
  ...CLEANLINESS_TEXTS,
  ...PLACE_TEXTS,
};
const CLOSING_SHARE = 0.75;
/** Of what can be shown on a photo, that much is told in words that have one. */
const DRAWN_SHARE = 0.25;

/** What somebody writes about this, in this street. */
export function reportText(
  category: Category,
  subcategory: Subcategory,
  { street }: Address,
  chance: Chance,
): Pick<Anomaly, "title" | "description"> {
  const texts = TEXTS[subcategory.id];
  if (texts === undefined) throw new Error(`The demo has no text about ${category.id}/${subcategory.id}.`);
  const drawn = texts.filter((text) => sceneOf(text[0]) !== undefined);
  const isDrawn = drawn.length > 0 && chance.next() < DRAWN_SHARE;
  const [title, description] = chance.pick(isDrawn ? drawn : texts);
  const closing = chance.next() < CLOSING_SHARE ? ` ${chance.pick(closingsOf(category.id))}` : "";
  const inStreet = (text: string) => text.replaceAll("{rue}", streetInSentence(street.name));
  return { title: inStreet(title), description: inStreet(description) + closing };
}
