import { textThat } from "./schema.ts";
import type { Instant } from "./instant.ts";

/** A UUID of version 7 in lower case: it sorts by the time it was made. */
export type Identifier = string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

const VERSION_AT = 14;

export function isIdentifier(value: unknown): value is Identifier {
  return typeof value === "string" && UUID.test(value);
}

/** By its version: the city makes those of version 8 itself, from what no device may choose. */
export function isOfCity(id: Identifier): boolean {
  return id.charAt(VERSION_AT) === "8";
}

/** A UUID v7 (RFC 9562) from the caller's clock and ten bytes of chance. */
export function identifierOf(now: Instant, random: Uint8Array): Identifier {
  const time = Math.max(0, now).toString(16).padStart(12, "0").slice(-12);
  const [a = 0, b = 0, c = 0, ...rest] = random;
  const version = 0x7000 | ((a << 4) & 0xff0) | (b & 0x0f);
  const variant = 0x80 | (c & 0x3f);
  const tail = [variant, ...rest.slice(0, 7)].map((byte) => byte.toString(16).padStart(2, "0"));
  while (tail.length < 8) tail.push("00");
  const hex = tail.join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-${version.toString(16)}-${hex.slice(0, 4)}-${hex.slice(4)}`;
}

/** When it was made, by the clock of who made it. */
export function madeAtOf(id: Identifier): Instant {
  return Number.parseInt(id.replace("-", "").slice(0, 12), 16);
}

export const IDENTIFIER_SCHEMA = textThat(isIdentifier);
