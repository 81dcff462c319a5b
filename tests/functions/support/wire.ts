import { CLIENT_VERSION } from "../../../src/data/device/client-version.ts";
import { CLIENT_VERSION_HEADER } from "../../../src/domain/command/client-version-header.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import type { TestAccount } from "./accounts.ts";

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

type Caller = Pick<TestAccount, "token"> | undefined;

/** What the app of today says of itself. */
const OF_TODAY = { [CLIENT_VERSION_HEADER]: CLIENT_VERSION };

export function submitBody(
  caller: Caller,
  body: unknown,
  { method = "POST", headers = OF_TODAY }: Partial<Pick<Init, "method" | "headers">> = {},
): Promise<WireAnswer> {
  const sent = method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  return request(
    "commands-submit",
    { method, ...sent, headers: { "content-type": "application/json", ...headers } },
    caller,
  );
}

export async function submit(
  caller: TestAccount,
  ...commands: readonly unknown[]
): Promise<readonly Outcome[]> {
  const { status, body } = await submitBody(caller, { commands });
  if (status !== 200) throw new Error(`commands-submit answered ${status}: ${JSON.stringify(body)}`);
  return (body as { readonly outcomes: readonly Outcome[] }).outcomes;
}

export async function submitOne(caller: TestAccount, command: unknown): Promise<Outcome> {
  const [outcome] = await submit(caller, command);
  if (outcome === undefined) throw new Error("commands-submit answered nothing.");
  return outcome;
}

export function putPhoto(
  caller: Caller,
  { cityId, photoId }: { readonly cityId: string; readonly photoId: string },
  bytes: Uint8Array,
): Promise<WireAnswer> {
  const headers = { "content-type": "image/jpeg" };
  return request(
    `photos-upload/${cityId}/${photoId}`,
    { method: "PUT", body: Buffer.from(bytes), headers },
    caller,
  );
}

export interface PhotoAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

export async function getPhoto(
  path: string,
  {
    caller,
    headers = {},
  }: { readonly caller?: Caller; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<PhotoAnswer> {
  const response = await fetch(`${functionsUrl()}/photos-get/${path}`, {
    headers: { ...headers, ...bearer(caller) },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** The calendar of a commune, as a subscriber asks for it. */
export function getCalendar(cityId: string): Promise<WireAnswer> {
  return request(`cities-calendar/${cityId}.ics`, { method: "GET", headers: {} }, undefined);
}

export async function call(name: string, caller: Caller, data: unknown): Promise<WireAnswer> {
  const headers = { "content-type": "application/json" };
  return request(name, { method: "POST", headers, body: JSON.stringify({ data }) }, caller);
}

interface Init {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

async function request(path: string, init: Init, caller: Caller): Promise<WireAnswer> {
  const response = await fetch(`${functionsUrl()}/${path}`, {
    ...init,
    headers: { ...init.headers, ...bearer(caller) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function functionsUrl(): string {
  const url = process.env["PARVIS_FUNCTIONS_URL"];
  if (url === undefined) throw new Error("These tests need the emulators: npm test starts them.");
  return url;
}

function bearer(caller: Caller): Readonly<Record<string, string>> {
  return caller === undefined ? {} : { authorization: `Bearer ${caller.token}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
