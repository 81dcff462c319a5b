import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";

export const BENCH_PROJECT = "demo-parvis";
const READ_AT = "2026-06-01T00:00:00.000000Z";

/** A Firestore bundle of these documents: the one way to fill its cache as if a server had sent them, without one. */
export function bundleOf(documents: readonly Anomaly[]): Uint8Array {
  const elements = documents.flatMap((document) => {
    const name = `projects/${BENCH_PROJECT}/databases/(default)/documents/cities/${document.cityId}/anomalies/${document.id}`;
    return [
      prefixed({ documentMetadata: { name, readTime: READ_AT, exists: true } }),
      prefixed({
        document: { name, createTime: READ_AT, updateTime: READ_AT, fields: fieldsOf({ ...document }) },
      }),
    ];
  });
  const body = elements.join("");
  const metadata = prefixed({
    metadata: {
      id: `bench-${documents[0]?.id}`,
      createTime: READ_AT,
      version: 1,
      totalDocuments: documents.length,
      totalBytes: bytesOf(body),
    },
  });
  return new TextEncoder().encode(metadata + body);
}

function prefixed(element: object): string {
  const json = JSON.stringify(element);
  return `${bytesOf(json)}${json}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function fieldsOf(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, valueOf(field)]));
}

function valueOf(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
}
