import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { listening, type Listening } from "../listening.ts";
import { HOST } from "../ports.ts";
import { addressAnswer } from "./addresses.ts";
import { pageAnswer, textAnswer, type Answer } from "./answer.ts";
import { archiveAnswer } from "./archives.ts";
import { geoAnswer } from "./geo.ts";
import { pushService } from "./pushes.ts";
import { NO_REAL_HOST, realHost, realTileUrl, type RealHost } from "./real-hosts.ts";
import { partAsked } from "./part-asked.ts";
import { tileAnswer } from "./tiles.ts";

export interface StandInsOptions {
  readonly port: number;
  /** Ask the real services first. Never under test. */
  readonly realFirst: boolean;
}

interface Service {
  readonly prefix: string;
  readonly real: RealHost;
  readonly made: (path: string, query: URLSearchParams) => Answer | Promise<Answer>;
}

const PUSHES = "/push/";
const APPROXIMATE_HEADER = "x-parvis-approximate";
const TILE_CACHE_SECONDS = 3_600;

/** What only exists on the internet, on this machine: geographic API, addresses, tiles, push services. */
export async function startStandIns({ port, realFirst }: StandInsOptions): Promise<Listening> {
  const services = servicesOf(realFirst);
  const takePush = pushService();
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const done = url.startsWith(PUSHES)
      ? takePush(url, request, response)
      : respond(services, request, response);
    done.catch((cause: unknown) => {
      console.error("stand-ins:", cause);
      send(request, response, textAnswer(500, "Internal Server Error"));
    });
  });
  return listening(server, port);
}

function servicesOf(realFirst: boolean): readonly Service[] {
  const real = (urlOf: (path: string) => string | undefined) => (realFirst ? realHost(urlOf) : NO_REAL_HOST);
  return [
    { prefix: "/geo", real: real((path) => `https://geo.api.gouv.fr${path}`), made: geoAnswer },
    {
      prefix: "/addresses",
      real: real((path) => `https://data.geopf.fr/geocodage${path}`),
      made: addressAnswer,
    },
    { prefix: "/archives", real: NO_REAL_HOST, made: archiveAnswer },
    { prefix: "/tiles", real: real(realTileUrl), made: tileAnswer },
  ];
}

async function respond(
  services: readonly Service[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${HOST}`);
  const service = services.find(({ prefix }) => url.pathname.startsWith(`${prefix}/`));
  if (service === undefined) return send(request, response, textAnswer(404, "Not Found"));
  if (request.method === "OPTIONS") return send(request, response, textAnswer(204, ""));
  if (request.method !== "GET" && request.method !== "HEAD") {
    return send(request, response, pageAnswer(401, `Method ${request.method} not allowed`));
  }
  const path = url.pathname.slice(service.prefix.length);
  const answer =
    (await service.real.answer(path + url.search)) ?? (await service.made(path, url.searchParams));
  send(request, response, answer);
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { type, approximate, ranges = false } = answer;
  const { status, body, range } = partAsked(answer, ranges ? request.headers.range : undefined);
  const digest = createHash("sha1").update(answer.body).digest("base64url");
  // Parts of a file fit together under a strong tag only.
  const etag = ranges ? `"${digest}"` : `W/"${digest}"`;
  response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
  response.setHeader("Access-Control-Allow-Headers", "range");
  response.setHeader("Access-Control-Expose-Headers", `${APPROXIMATE_HEADER}, etag, content-range`);
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response.setHeader("Vary", "Origin");
  response.setHeader("ETag", etag);
  if (approximate) response.setHeader(APPROXIMATE_HEADER, "1");
  if (range !== undefined) response.setHeader("Content-Range", range);
  if (type === "image/png") response.setHeader("Cache-Control", `public, max-age=${TILE_CACHE_SECONDS}`);
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}
