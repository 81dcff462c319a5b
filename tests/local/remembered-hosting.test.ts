import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOST } from "../../local/ports.ts";
import type { Listening } from "../../local/listening.ts";
import { startRememberedHosting } from "../../local/testing/remembered-hosting.ts";
import { freePorts } from "../journeys/support/free-ports.ts";

const TAG = '"one"';

/** What a Hosting says, and how often it was asked. */
let asked: string[];
let stopHosting: () => void;
let remembered: Listening;
let origins: { readonly hosting: string; readonly remembered: string };

function answer({ method, url = "/", headers }: IncomingMessage, reply: ServerResponse): void {
  asked.push(`${method} ${url}`);
  if (url.startsWith("/api/")) return void reply.writeHead(200).end(`answer ${asked.length}`);
  if (url.startsWith("/assets/gone"))
    return void reply.writeHead(404, { "content-type": "text/html" }).end("?");
  const said = { "content-type": "text/javascript", etag: TAG, "cache-control": "no-cache", "x-frame": "no" };
  if (headers.range !== undefined)
    return void reply.writeHead(206, { ...said, "content-range": "bytes 0-1/5" }).end("he");
  if (headers["if-none-match"] === TAG) return void reply.writeHead(304, { etag: TAG }).end();
  reply.writeHead(200, said).end(method === "HEAD" ? undefined : "hello");
}

beforeEach(async () => {
  asked = [];
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const [front = 0] = await freePorts(1);
  remembered = await startRememberedHosting(front, port);
  stopHosting = () => void server.close();
  origins = { hosting: `http://${HOST}:${port}`, remembered: `http://${HOST}:${front}` };
});

afterEach(async () => {
  await remembered.stop();
  stopHosting();
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

  it("carries what is called each time", async () => {
    const first = await said(origins.remembered, "/api/commands-submit", { method: "POST", body: "{}" });
    const second = await said(origins.remembered, "/api/admin-read");
    expect([first.body, second.body]).toEqual(["answer 1", "answer 2"]);
  });

  it("sends nothing again to who has it", async () => {
    const { status, body, headers } = await said(origins.remembered, "/assets/app.js", {
      headers: { "if-none-match": TAG },
    });
    expect({ status, body, etag: headers["etag"] }).toEqual({ status: 304, body: "", etag: TAG });
  });
});
