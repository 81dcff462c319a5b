import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const HOST = "127.0.0.1";
/** What belongs to one answer on the wire and not to what was said. */
const OF_THE_CONNECTION = ["content-length", "content-encoding", "transfer-encoding", "connection", "etag"];

export interface Answer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Answers in the city's place, or keeps the request and never answers; undefined lets the request through. */
export type Stand = (path: string) => Answer | "silence" | undefined;

/**
 * The line between a browser and one server of the town: it carries everything, headers included, and can be cut for good
 * (nobody listens on its port) or tampered with.
 */
export interface TownLine {
  readonly port: number;
  /** Nobody listens any more, and open connections end. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Whole, and nothing known of it any more. */
  renew(): Promise<void>;
  /** From now on. */
  standIn(stand: Stand): void;
  /** How many requests for this path the town answered with 200. */
  answered(path: string): number;
  /** What the town itself answers. */
  read(path: string): Promise<Answer>;
}

export async function townLine(townPort: number): Promise<TownLine> {
  let stand: Stand = () => undefined;
  let answered: readonly string[] = [];
  const carry = (asked: IncomingMessage, reply: ServerResponse): void => {
    const answer = stand(asked.url ?? "/");
    if (answer === "silence") return;
    if (answer !== undefined) return answerWith(reply, answer);
    reply.on("finish", () => {
      if (reply.statusCode === 200) answered = [...answered, asked.url ?? "/"];
    });
    pass(asked, reply, townPort);
  };
  let server = createServer(carry);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const mend = async (): Promise<void> => {
    server = createServer(carry);
    await listen(server, port);
  };
  return {
    port,
    cut: () => end(server),
    mend,
    renew: async () => {
      stand = () => undefined;
      answered = [];
      if (!server.listening) await mend();
    },
    standIn: (next) => {
      stand = next;
    },
    answered: (path) => answered.filter((each) => each === path).length,
    read: async (path) => {
      const response = await fetch(`http://${HOST}:${townPort}${path}`);
      const headers = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
      return { body: await response.text(), headers: Object.fromEntries(headers) };
    },
  };
}

function pass(asked: IncomingMessage, reply: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({ host: HOST, port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on("error", () => reply.destroy());
  asked.pipe(passed);
}

function answerWith(reply: ServerResponse, { status = 200, headers, body }: Answer): void {
  reply.writeHead(status, headers);
  reply.end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
}

function end(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
