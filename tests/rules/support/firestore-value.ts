export type RestValue = Readonly<Record<string, unknown>>;

/** Instants are `Date`, bytes are `Uint8Array`; numbers are whole or not, as in JavaScript. */
function encodeValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value as object) } };
}

export function encodeFields(data: object): Readonly<Record<string, RestValue>> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encodeValue(value)]));
}

/** Timestamps come back as whole milliseconds, as the domain reads them. */
export function decodeFields(fields: Readonly<Record<string, RestValue>> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

function decodeValue(value: RestValue): unknown {
  const [kind = "", content] = Object.entries(value)[0] ?? [];
  if (kind === "integerValue") return Number(content);
  if (kind === "timestampValue") return Date.parse(content as string);
  if (kind === "bytesValue") return Buffer.from(content as string, "base64");
  if (kind === "mapValue") return decodeFields((content as { fields?: Record<string, RestValue> }).fields);
  if (kind === "arrayValue") return ((content as { values?: RestValue[] }).values ?? []).map(decodeValue);
  return content;
}
