import { pathOf, ROUTES, type RouteName } from "../src/domain/navigation/routes.ts";

/** What a push carries: a JSON object for one account. */
export interface PushMessage {
  /** Whose device it was meant for. */
  readonly uid: string;
  readonly title: string;
  readonly body: string;
  /** Where a tap leads; one of our own places. */
  readonly path: string;
  /** A later push with the same tag takes the place of this one. */
  readonly tag: string;
}

const PARAM = /:(\w+)/gu;

/**
 * Reads `{ uid, title, body, tag, route, params }`; `route` is a name of the routes table, so that no push can open anything
 * else. Undefined for whatever is not that.
 */
export function pushMessageOf(text: string | undefined): PushMessage | undefined {
  const { uid, title, body, tag, route, params } = fieldsOf(parsed(text));
  const path = pathTo(route, fieldsOf(params));
  if (path === undefined) return undefined;
  if (!isText(uid) || !isText(title) || !isText(body) || !isText(tag)) return undefined;
  return { uid, title, body, tag, path };
}

function pathTo(route: unknown, params: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof route !== "string" || !Object.hasOwn(ROUTES, route)) return undefined;
  const name = route as RouteName;
  const wanted = [...ROUTES[name].matchAll(PARAM)].map(([, param = ""]) => param);
  if (!wanted.every((param) => isText(params[param]))) return undefined;
  return pathOf(name, params as Parameters<typeof pathOf<RouteName>>[1]);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
