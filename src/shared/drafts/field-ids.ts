/** The element that a problem of a field leads to; blocks and the summary agree on it. */
export function fieldIdOf(field: string): string {
  return `field-${FIELD_HOMES[field.split(".")[0] ?? ""] ?? field.replaceAll(".", "-")}`;
}

const FIELD_HOMES: Readonly<Record<string, string>> = {
  positionSource: "place",
  accuracyM: "place",
  "": "title",
};
