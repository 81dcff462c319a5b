import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Canned = (response: ServerResponse) => void;

/** A real HTTP server that answers what the test says and remembers what it was asked. */
export function useCannedServer() {
  let answer: Canned = json([]);
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://canned"));
    answer(response);
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  beforeEach(() => {
    asked.length = 0;
    answer = json([]);
  });
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (next: Canned) => {
      answer = next;
    },
    lastAsked: () => {
      const last = asked.at(-1);
      if (last === undefined) throw new Error("The server was not asked anything.");
      return last;
    },
    timesAsked: () => asked.length,
  };
}

export function json(body: unknown, headers: Readonly<Record<string, string>> = {}): Canned {
  return (response) =>
    void response
      .writeHead(200, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(body));
}

export function text(status: number, type: string, body: string): Canned {
  return (response) => void response.writeHead(status, { "content-type": type }).end(body);
}

/** Takes the connection and never answers. */
export const silence: Canned = () => undefined;

/** Closes the connection in the middle of the answer. */
export const cut: Canned = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('[{"nom":"Bet', () => response.destroy());
};
