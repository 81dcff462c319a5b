import { createServer, type Server, type ServerResponse } from "node:http";

const STAND_INS_PORT = 5002;

type Answer = (response: ServerResponse) => void;

/**
 * The geographic API the functions were started with, for the length of a test file: it answers per commune code what the test
 * says. The suite's own stand-ins must not run at that time.
 */
export async function startGeoStandIn() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://geo");
    asked.push(`${pathname}?${searchParams.toString()}`);
    (answers.get(searchParams.get("code") ?? "") ?? json([]))(response);
  });
  await listen(server, STAND_INS_PORT + Number(process.env["PARVIS_PORT_OFFSET"] ?? "0"));
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
    server.listen(port, "127.0.0.1", resolve);
  });
}
