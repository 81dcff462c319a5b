import { readFileSync } from "node:fs";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Transform } from "node:stream";
import { inRoot } from "../../../local/paths.ts";
import { HOST, PROJECT_ID } from "../../../local/ports.ts";

/** Of the tests alone, and signed by nobody: the browser that uses it is told to ask no questions. */
const CERTIFICATE = readFileSync(inRoot("tests/journeys/support/every-host.pem"), "utf8");

export interface Way {
  readonly port: number;
  /** What goes before the path there. */
  readonly prefix?: string;
}

export interface EveryHost {
  readonly port: number;
  /** Hosts that a page asked and that nobody stands for. */
  readonly strangers: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * All hosts of the internet in one server, with TLS: a page built for production asks the real ones. `project` is the page's; the
 * emulators know their own, whose name is as long, so that no length on the wire changes.
 */
export async function everyHost(
  project: string,
  wayTo: (host: string, path: string) => Way | undefined,
): Promise<EveryHost> {
  if (project.length !== PROJECT_ID.length) throw new Error("Both projects need names of one length.");
  const strangers = new Set<string>();
  const server = createServer({ key: CERTIFICATE, cert: CERTIFICATE }, (asked, reply) => {
    const host = asked.headers.host ?? "";
    const way = wayTo(host, asked.url ?? "/");
    if (way !== undefined) return carry(asked, reply, way, project);
    // What the browser asks on its own account is from no site.
    if (fromSite(asked)) strangers.add(host);
    reply.writeHead(502).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    strangers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fromSite({ headers }: IncomingMessage): boolean {
  return !["none", undefined].includes(headers["sec-fetch-site"]?.toString());
}

function carry(
  asked: IncomingMessage,
  reply: ServerResponse,
  { port, prefix = "" }: Way,
  project: string,
): void {
  const { method, headers, url = "/" } = asked;
  const path = renamed(`${prefix}${url}`, project, PROJECT_ID);
  const toTown = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, renamed(String(value), project, PROJECT_ID)]),
  );
  const town = request(
    // Nothing is compressed: names are changed on the way.
    {
      host: HOST,
      port,
      method,
      path,
      headers: { ...toTown, host: `${HOST}:${port}`, "accept-encoding": "identity" },
    },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(renaming(PROJECT_ID, project)).pipe(reply);
    },
  );
  town.on("error", () => reply.destroy());
  reply.on("close", () => town.destroy());
  asked.pipe(renaming(project, PROJECT_ID)).pipe(town);
}

/** The end of a chunk that may be the beginning of the name waits for the next one. */
function renaming(from: string, to: string): Transform {
  let held = "";
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      const text = held + chunk.toString("latin1");
      held = text.slice(text.length - beginningAtEnd(text, from));
      done(null, Buffer.from(renamed(text.slice(0, text.length - held.length), from, to), "latin1"));
    },
    flush: (done) => done(null, Buffer.from(held, "latin1")),
  });
}

/** How many characters of `name` stand at the end of `text`, when it does not stand there whole. */
function beginningAtEnd(text: string, name: string): number {
  for (let length = Math.min(name.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(name.slice(0, length))) return length;
  }
  return 0;
}

function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to);
}
