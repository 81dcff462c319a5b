import { encodeFields } from "./firestore-value.ts";
import { firestoreRequest, nameOf, type RestAnswer } from "./firestore-rest.ts";

const PAGE_MAX = 500;

/** What a client may try on a path; `list` and its kin take a collection, the others a document. */
export const OPERATIONS = {
  get: (path, token) => firestoreRequest("GET", `/${path}`, { token }),
  /** A page as the pull reads it: ordered by (updatedAt, id), after a position. */
  page: (path, token) => query(path, token, pulled(PAGE_MAX)),
  /** What the pull listens to: the last ones later than a position. */
  listen: (path, token) => query(path, token, { ...pulled(PAGE_MAX, "DESCENDING"), where: LATER }),
  "page-501": (path, token) => query(path, token, pulled(PAGE_MAX + 1)),
  /** Small, and after a thousand others that are read and not sent. */
  "page-far": (path, token) => query(path, token, { ...pulled(1), offset: 1000 }),
  "page-all": (path, token) => query(path, token, { orderBy: pulled(0).orderBy }),
  /** Every collection of that name, wherever it is. */
  group: (path, token) => query(path, token, { limit: 10 }, { anywhere: true }),
  create: (path, token) =>
    firestoreRequest("PATCH", `/${path}-new?currentDocument.exists=false`, { token, body: ANYTHING }),
  update: (path, token) => firestoreRequest("PATCH", `/${path}`, { token, body: ANYTHING }),
  delete: (path, token) => firestoreRequest("DELETE", `/${path}`, { token }),
} as const satisfies Record<string, (path: string, token: string | undefined) => Promise<RestAnswer>>;

export type Operation = keyof typeof OPERATIONS;

const ANYTHING = { fields: encodeFields({ title: "Modifié", rev: 2 }) };
const LONG_AGO = { timestampValue: "2020-01-01T00:00:00Z" };
const LATER = { fieldFilter: { field: { fieldPath: "updatedAt" }, op: "GREATER_THAN", value: LONG_AGO } };

function pulled(limit: number, direction = "ASCENDING") {
  const orderBy = ["updatedAt", "__name__"].map((fieldPath) => ({ field: { fieldPath }, direction }));
  return { orderBy, limit };
}

function query(
  path: string,
  token: string | undefined,
  asked: object,
  { anywhere = false }: { readonly anywhere?: boolean } = {},
): Promise<RestAnswer> {
  const segments = path.split("/");
  const collectionId = segments.at(-1) ?? "";
  const parent = anywhere ? "" : segments.slice(0, -1).join("/");
  const structuredQuery = { from: [{ collectionId, allDescendants: anywhere }], ...asked };
  return firestoreRequest("POST", `${parent === "" ? "" : `/${parent}`}:runQuery`, {
    token,
    body: { structuredQuery },
  });
}

export function commit(token: string | undefined, writes: readonly object[]): Promise<RestAnswer> {
  return firestoreRequest("POST", ":commit", { token, body: { writes } });
}

export function writeOf(path: string, data: object): { readonly update: object } {
  return { update: { name: nameOf(path), fields: encodeFields(data) } };
}

/** Allowed: done, or nothing to find. Refused: the rules said no. Anything else is a mistake of the test. */
export function isAllowed({ status, body }: RestAnswer): boolean {
  if (status === 200 || status === 404) return true;
  if (status === 403) return false;
  throw new Error(`Neither allowed nor refused: ${status} ${JSON.stringify(body)}`);
}
