const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";

const UNIT = "(?:km|m|ko|Mo|Go|%)(?![\\p{L}\\d])";
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=${UNIT})`, "gu");
const UNIT_OF_VALUE = new RegExp(`^ (?=${UNIT})`, "u");

/**
 * Binds what must not be torn apart at the end of a line: quotation marks and what they quote, a mark and the word before it, a
 * number and its unit.
 */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll("« ", `«${NO_BREAK}`)
    .replaceAll(" »", `${NO_BREAK}»`)
    .replaceAll(/ (?=[:·])/gu, NO_BREAK)
    .replaceAll(/ (?=[;!?])/gu, NARROW_NO_BREAK)
    .replaceAll("n° ", `n°${NO_BREAK}`)
    .replaceAll(BEFORE_UNIT, NO_BREAK);
}

/**
 * The same for a message as Lingui compiles it: texts, and between them values, `[name, kind, choices]`, where a choice is a message
 * again. Names, kinds and formats stay as they are.
 */
export function messageWithFrenchSpaces(message: unknown): unknown {
  if (typeof message === "string") return frenchSpaces(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown, index) => {
    if (typeof part !== "string") return valueWithFrenchSpaces(part);
    const text = frenchSpaces(part);
    return index === 0 ? text : text.replace(UNIT_OF_VALUE, NO_BREAK);
  });
}

function valueWithFrenchSpaces(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((part: unknown) => (typeof part === "object" && part !== null ? choices(part) : part));
}

function choices(all: object): object {
  return Object.fromEntries(
    Object.entries(all).map(([choice, message]) => [choice, messageWithFrenchSpaces(message)]),
  );
}
