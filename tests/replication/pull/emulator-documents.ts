import { expect } from "vitest";
import type { ServerTime } from "../../../replication/pull/checkpoint.ts";

/** A project of its own in the shared emulator: its rules are ours to change. */
export const PROJECT = "demo-pull";

const ADDRESS = process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:8080";
const [host = "", port = ""] = ADDRESS.split(":");
export const EMULATOR = { host, port: Number(port) };

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

async function call(url: string, method: string, body?: unknown): Promise<void> {
  const response = await fetch(`http://${ADDRESS}${url}`, {
    method,
    headers: OWNER,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${url}: ${await response.text()}`).toBe(true);
}

/** Lists are bounded as under our real rules, so that one without a limit is refused here too. */
export function setRules(isRefused: boolean): Promise<void> {
  const allowed = isRefused ? "false" : "true";
  const content = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} {
  allow get: if ${allowed};
  allow list: if ${allowed} && request.query.limit <= 500;
} } }`;
  const rules = { files: [{ name: "rules", content }] };
  return call(`/emulator/v1/projects/${PROJECT}:securityRules`, "PUT", { rules });
}

/** One commit for up to five hundred documents; `at` gives each its instant. */
export async function writeDocuments(
  path: string,
  documents: readonly { readonly id: string }[],
  at: (index: number) => number,
): Promise<void> {
  for (let first = 0; first < documents.length; first += 500) {
    const writes = documents.slice(first, first + 500).map((document, index) => ({
      update: { name: nameOf(path, document.id), fields: fieldsOf(document, timeOf(at(first + index))) },
    }));
    await call(`/v1/${DOCUMENTS}:commit`, "POST", { writes });
  }
}

export function writeDocument(
  path: string,
  id: string,
  data: Record<string, unknown>,
  updatedAt: ServerTime,
): Promise<void> {
  const update = { name: nameOf(path, id), fields: fieldsOf(data, updatedAt) };
  return call(`/v1/${DOCUMENTS}:commit`, "POST", { writes: [{ update }] });
}

export function eraseDocument(path: string, id: string): Promise<void> {
  return call(`/v1/${DOCUMENTS}/${path}/${id}`, "DELETE");
}

function nameOf(path: string, id: string): string {
  return `${DOCUMENTS}/${path}/${id}`;
}

function timeOf(ms: number): ServerTime {
  return { seconds: Math.floor(ms / 1000), nanoseconds: (ms % 1000) * 1_000_000 };
}

function fieldsOf(data: object, { seconds, nanoseconds }: ServerTime): Record<string, unknown> {
  const second = new Date(seconds * 1000).toISOString().slice(0, 19);
  const timestampValue = `${second}.${String(nanoseconds).padStart(9, "0")}Z`;
  const fields = Object.entries(data).map(([key, value]) => [key, valueOf(value)]);
  return { ...Object.fromEntries(fields), updatedAt: { timestampValue } };
}

/** A value as Firestore's REST interface writes it. */
function valueOf(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  if (typeof value === "string") return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  const fields = Object.entries(value as object).map(([key, inner]) => [key, valueOf(inner)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}
