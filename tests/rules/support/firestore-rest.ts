import { decodeFields, encodeFields, type RestValue } from "./firestore-value.ts";

const DATABASE = "projects/demo-parvis/databases/(default)";
/** The emulator's own key: it opens everything, as functions do. */
const OWNER = "owner";

interface RestDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The name of a document in a write, whatever its path holds. */
export function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}

export async function firestoreRequest(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { token, body }: { readonly token?: string | undefined; readonly body?: object } = {},
): Promise<RestAnswer> {
  const host = process.env["FIRESTORE_EMULATOR_HOST"];
  if (host === undefined) throw new Error("These tests need the emulators: npm test starts them.");
  const response = await fetch(`http://${host}/v1/${DATABASE}/documents${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

export async function writeDocument(path: string, data: object): Promise<void> {
  const answer = await firestoreRequest("PATCH", `/${path}`, {
    token: OWNER,
    body: { fields: encodeFields(data) },
  });
  if (answer.status !== 200) throw new Error(`${path} could not be written: ${JSON.stringify(answer.body)}`);
}

export async function changeDocument(path: string, change: object): Promise<void> {
  const mask = Object.keys(change).map((field) => `updateMask.fieldPaths=${field}`);
  const answer = await firestoreRequest("PATCH", `/${path}?${mask.join("&")}`, {
    token: OWNER,
    body: { fields: encodeFields(change) },
  });
  if (answer.status !== 200) throw new Error(`${path} could not be changed: ${JSON.stringify(answer.body)}`);
}

export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  const { status, body } = await firestoreRequest("GET", `/${path}`, { token: OWNER });
  return status === 200 ? decodeFields((body as RestDocument).fields) : undefined;
}

export async function readCollection(path: string): Promise<readonly Record<string, unknown>[]> {
  const { body } = await firestoreRequest("GET", `/${path}?pageSize=300`, { token: OWNER });
  const { documents = [] } = body as { readonly documents?: readonly RestDocument[] };
  return documents.map(({ fields }) => decodeFields(fields));
}
