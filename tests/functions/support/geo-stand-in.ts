import { createServer, type Server, type ServerResponse } from "node:http";
import { vi } from "vitest";

const PATIENCE = { timeout: 60_000, interval: 50 };

type Answer = (response: ServerResponse) => void;

/**
 * The geographic API the functions were started with, for the length of a test file: it answers per commune code what the test
 * says. There is one port for it: a file that needs it waits until the one before it has closed it.
 */
export async function startGeoStandIn() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://geo");
    asked.push(`${pathname}?${searchParams.toString()}`);
    (answers.get(searchParams.get("code") ?? "") ?? json([]))(response);
  });
  await vi.waitFor(() => listen(server, Number(process.env["PARVIS_TEST_GEO_PORT"])), PATIENCE);
  return {
    asked: asked as readonly string[],
    answers: (code: string, answer: Answer) => void answers.set(code, answer),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export function json(body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) =>
    void response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
}

export function text(status: number, type: string, body: string): Answer {
  return (response) => void response.writeHead(status, { "content-type": type }).end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(void server.off("error", reject)));
  });
}
