/** Same content, whatever the order of a document's fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const names = Object.keys(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSameValue((one as Readonly<Record<string, unknown>>)[name], others[name]))
  );
}
