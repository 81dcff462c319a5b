import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inRoot } from "../../local/paths.ts";
import { HOST } from "../../local/ports.ts";
import type { Listening } from "../../local/listening.ts";
import { startRememberedHosting } from "../../local/testing/remembered-hosting.ts";
import { freePorts } from "../journeys/support/free-ports.ts";

const TAG = '"one"';

/** What a Hosting says, and how often it was asked. */
let asked: string[];
let stopBehind: () => void;
let remembered: Listening;
let origins: { readonly hosting: string; readonly remembered: string };

function answer({ method, url = "/", headers }: IncomingMessage, reply: ServerResponse): void {
  asked.push(`${method} ${url}`);
  if (url.startsWith("/__/")) return void reply.writeHead(200).end(`answer ${asked.length}`);
  if (url.startsWith("/assets/gone"))
    return void reply.writeHead(404, { "content-type": "text/html" }).end("?");
  const said = { "content-type": "text/javascript", etag: TAG, "cache-control": "no-cache", "x-frame": "no" };
  if (headers.range !== undefined)
    return void reply.writeHead(206, { ...said, "content-range": "bytes 0-1/5" }).end("he");
  if (headers["if-none-match"] === TAG) return void reply.writeHead(304, { etag: TAG }).end();
  reply.writeHead(200, said).end(method === "HEAD" ? undefined : "hello");
}

async function listenSomewhere(answers: (asked: IncomingMessage, reply: ServerResponse) => void) {
  const server = createServer(answers);
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Says what it was asked, and nothing of what Hosting adds. */
function answerAsFunctions({ method, url, headers }: IncomingMessage, reply: ServerResponse): void {
  asked.push(`function ${method} ${url}`);
  reply.writeHead(201, { "x-host": headers["x-forwarded-host"] }).end(`answer ${asked.length}`);
}

beforeEach(async () => {
  asked = [];
  const hosting = await listenSomewhere(answer);
  const functions = await listenSomewhere(answerAsFunctions);
  const [port = 0] = await freePorts(1);
  const config = inRoot("firebase.json");
  const behind = { hosting: hosting.port, functions: functions.port };
  remembered = await startRememberedHosting({ port, ...behind, config });
  stopBehind = () => [hosting, functions].forEach(({ close }) => close());
  origins = { hosting: `http://${HOST}:${hosting.port}`, remembered: `http://${HOST}:${port}` };
});

afterEach(async () => {
  await remembered.stop();
  stopBehind();
});

async function said(origin: string, path: string, init: RequestInit = {}) {
  const headersAsked = { "accept-encoding": "identity", ...(init.headers as Record<string, string>) };
  const response = await fetch(`${origin}${path}`, { ...init, headers: headersAsked });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name)),
  );
  delete headers["transfer-encoding"];
  delete headers["content-length"];
  return { status: response.status, headers, body: await response.text() };
}

describe("a Hosting that is remembered", () => {
  it.each([
    ["/assets/app.js", {}],
    ["/city/35024/map/anomalies?tri=age", {}],
    ["/assets/gone.js", {}],
    ["/assets/app.js", { method: "HEAD" }],
    ["/assets/app.js", { headers: { range: "bytes=0-1" } }],
  ] as const)("answers as the Hosting behind it, each time: %s %o [SEC-7]", async (path, init) => {
    const behind = await said(origins.hosting, path, init);
    expect(await said(origins.remembered, path, init)).toEqual(behind);
    expect(await said(origins.remembered, path, init)).toEqual(behind);
  });

  it("asks it once for each file, whoever comes", async () => {
    await Promise.all([1, 2, 3].map(() => said(origins.remembered, "/assets/app.js")));
    expect(asked).toEqual(["GET /assets/app.js"]);
  });

  it("compresses what is text, as Firebase Hosting does, for who takes it", async () => {
    const init = { headers: { "accept-encoding": "gzip, br" } };
    const { body, headers } = await said(origins.remembered, "/assets/app.js", init);
    expect({ body, encoding: headers["content-encoding"] }).toEqual({ body: "hello", encoding: "br" });
    const gone = await said(origins.remembered, "/assets/gone.js", init);
    expect(gone.headers["content-encoding"]).toBeUndefined();
  });

  it("asks the functions for what they answer, each time, and says with it what Hosting does [SEC-7]", async () => {
    const first = await said(origins.remembered, "/api/commands-submit?a=1", { method: "POST", body: "{}" });
    const second = await said(origins.remembered, "/photos/35024/one.jpg");
    expect([first.body, second.body]).toEqual(["answer 1", "answer 2"]);
    expect(asked).toEqual([
      "function POST /demo-parvis/europe-west9/commands-submit/api/commands-submit?a=1",
      "function GET /demo-parvis/europe-west9/photos-get/photos/35024/one.jpg",
    ]);
    expect(first).toMatchObject({ status: 201, headers: { "x-content-type-options": "nosniff" } });
    expect(`http://${first.headers["x-host"]}`).toBe(origins.remembered);
  });

  it("carries what else is called each time", async () => {
    const ask = () => said(origins.remembered, "/__/called", { method: "POST", body: "{}" });
    expect([(await ask()).body, (await ask()).body]).toEqual(["answer 1", "answer 2"]);
  });

  it("sends nothing again to who has it", async () => {
    const { status, body, headers } = await said(origins.remembered, "/assets/app.js", {
      headers: { "if-none-match": TAG },
    });
    expect({ status, body, etag: headers["etag"] }).toEqual({ status: 304, body: "", etag: TAG });
  });
});
