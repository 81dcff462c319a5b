import { object, text, type Schema } from "../basics/schema.ts";
import { normalise } from "../basics/normalise.ts";
import { JOIN_NAME_CHARS } from "../limits/limits.ts";
import { CITY_ID_SCHEMA, type CityId } from "./city.ts";

/** « Ma mairie rejoint Parvis »: who asks to answer for a commune. Their address is the account's, which they confirmed. */
export interface JoinRequest {
  readonly cityId: CityId;
  /** As administrators read it. */
  readonly name: string;
  /** What they do at the town hall. */
  readonly role: string;
}

const words = text(JOIN_NAME_CHARS);

export const JOIN_REQUEST_SCHEMA: Schema<JoinRequest> = object({
  cityId: CITY_ID_SCHEMA,
  name: words,
  role: words,
});

/** Mail boxes that anybody may open: they say nothing of a town hall. */
const OPEN_TO_ALL =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|laposte|orange|wanadoo|free|sfr|neuf|bbox|numericable|protonmail|proton|gmx|aol)\./u;

/** Of Eu and of Ay there is something in many a domain: names as short as that are looked for as words. */
const SHORT_NAME_CHARS_MAX = 4;

/** Whether the address is of a domain that bears the commune's name. It is a hint: an administrator decides. */
export function isOfCommuneDomain(email: string, communeName: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const glued = normalise(communeName).replaceAll(" ", "");
  if (!email.includes("@") || glued === "" || OPEN_TO_ALL.test(domain)) return false;
  const words = wordsOf(domain);
  return glued.length > SHORT_NAME_CHARS_MAX ? words.join("").includes(glued) : words.includes(glued);
}

/** Without « .fr » and the like: « .eu » bears no commune's name. */
function wordsOf(domain: string): readonly string[] {
  return domain.slice(0, domain.lastIndexOf(".")).split(/[^a-z0-9]/u);
}
