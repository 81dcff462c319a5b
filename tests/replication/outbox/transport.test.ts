import { describe, expect, it, vi } from "vitest";
import { httpTransport, type HttpPorts } from "../../../replication/outbox/transport.ts";
import { SUBMIT_MS_MAX } from "../../../src/clock/waits.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aReportWithId } from "./environment/rows.ts";
import { waitFor } from "../../support/wait-for.ts";

const VERSION = "0.3.1";
const commands = [aReportWithId(1)];
const outcomes = [
  { commandId: anIdentifier(1), state: "applied", rev: 1, number: "2026-0143", appliedAt: NOW },
];

interface Asked {
  readonly url: unknown;
  readonly init: RequestInit;
}

/** A network that gives these replies in turn and remembers what was asked. */
function aNetwork(replies: readonly (Response | Error)[]) {
  const asked: Asked[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    asked.push({ url, init });
    const reply = replies[asked.length - 1] ?? new TypeError("no more replies");
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { asked, fetch };
}

/** The way over that network, for somebody who is signed in. */
function transportOver(ports: Pick<HttpPorts, "fetch"> & Partial<HttpPorts>) {
  return httpTransport({ token: async () => "t", baseUrl: "", version: VERSION, ...ports });
}

describe("the way over HTTP", () => {
  it("carries commands with the person's token and the app's version, and nothing else about them [OFF-4, SEC-9]", async () => {
    const { asked, fetch } = aNetwork([Response.json({ outcomes })]);
    const answer = await transportOver({ fetch, token: async () => "t1" }).submit(commands);
    expect(answer).toEqual({ kind: "outcomes", outcomes });
    expect(asked[0]).toMatchObject({
      url: "/api/commands-submit",
      init: {
        method: "POST",
        redirect: "manual",
        headers: { authorization: "Bearer t1", "parvis-version": VERSION },
      },
    });
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual({ commands });
  });

  it("refreshes an old token once, and asks once more [OFF-7, F51]", async () => {
    const { asked, fetch } = aNetwork([
      Response.json({ error: "unauthenticated" }, { status: 401 }),
      Response.json({ outcomes }),
    ]);
    const token = vi.fn<(force: boolean) => Promise<string>>(async (force) => (force ? "fresh" : "old"));
    expect(await transportOver({ fetch, token }).submit(commands)).toMatchObject({
      kind: "outcomes",
    });
    expect(token.mock.calls).toEqual([[false], [true]]);
    expect(asked).toHaveLength(2);
  });

  it("does not insist when the fresh token is refused too [OFF-7, F51]", async () => {
    const refusal = () => Response.json({ error: "unauthenticated" }, { status: 401 });
    const { asked, fetch } = aNetwork([refusal(), refusal(), refusal()]);
    const answer = await transportOver({ fetch }).submit(commands);
    expect(answer).toMatchObject({ kind: "failed", code: "signed_out" });
    expect(asked).toHaveLength(2);
  });

  it("asks nothing while nobody is signed in [OFF-7]", async () => {
    const { asked, fetch } = aNetwork([]);
    const answer = await transportOver({ fetch, token: async () => undefined }).submit(commands);
    expect(answer).toMatchObject({ kind: "failed", code: "signed_out" });
    expect(asked).toEqual([]);
  });

  it.each([
    ["the network is cut", [new TypeError("fetch failed")], "network"],
    ["a portal answers", [new Response("<html>", { headers: { "content-type": "text/html" } })], "portal"],
    [
      "JSON is cut in the middle",
      [new Response('{"outc', { headers: { "content-type": "application/json" } })],
      "wrong_shape",
    ],
  ])("answers a value when %s [OFF-5, F4]", async (_, replies, code) => {
    const { fetch } = aNetwork(replies);
    const answer = await transportOver({ fetch }).submit(commands);
    expect(answer).toMatchObject({ kind: "failed", code });
  });

  it("says that nothing left the device when it was offline all along [P2, OFF-5]", async () => {
    const { fetch } = aNetwork([new TypeError("fetch failed"), new TypeError("fetch failed")]);
    expect(await transportOver({ fetch, online: () => false }).submit(commands)).toMatchObject({
      left: false,
    });
    expect(await transportOver({ fetch, online: () => true }).submit(commands)).toMatchObject({
      left: true,
    });
  });

  it("tells that the city turned this version away, and that nothing arrived [SEC-9, SW-8]", async () => {
    const { fetch } = aNetwork([
      Response.json({ error: "client_outdated" }, { status: 403 }),
      Response.json({ outcomes }),
    ]);
    const onOutdated = vi.fn<() => void>();
    const transport = transportOver({ fetch, onOutdated });
    expect(await transport.submit(commands)).toEqual({
      kind: "failed",
      code: "outdated",
      retryAfterMs: null,
      left: false,
    });
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(await transport.submit(commands)).toMatchObject({ kind: "outcomes" });
    expect(onOutdated).toHaveBeenCalledOnce();
  });

  it("reads how long the server asks to wait [OFF-5, F13]", async () => {
    const { fetch } = aNetwork([Response.json({}, { status: 503, headers: { "retry-after": "7" } })]);
    const answer = await transportOver({ fetch }).submit(commands);
    expect(answer).toEqual({ kind: "failed", code: "server", retryAfterMs: 7000, left: true });
  });

  it.each(["before the headers", "in the middle of the body", "while the token is fetched"])(
    "gives up when nothing comes %s [F6, F7]",
    async (moment) => {
      const limit = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
        expect(ms).toBe(SUBMIT_MS_MAX);
        return limit.signal;
      });
      const never = <T>() => new Promise<T>(() => undefined);
      const stalled = new Response(
        new ReadableStream({
          start: (body) => limit.signal.addEventListener("abort", () => body.error(limit.signal.reason)),
        }),
        { headers: { "content-type": "application/json" } },
      );
      const untilAborted = () =>
        new Promise<Response>((_, reject) => {
          limit.signal.addEventListener("abort", () => reject(new DOMException("", "TimeoutError")));
        });
      const answering = transportOver({
        fetch: moment === "before the headers" ? untilAborted : async () => stalled,
        token: moment === "while the token is fetched" ? never : async () => "t",
      }).submit(commands);
      await new Promise((resume) => setImmediate(resume));
      limit.abort();
      expect(await answering).toMatchObject({ kind: "failed", code: "timeout" });
      vi.restoreAllMocks();
    },
  );

  it("hands over an answer that comes after the limit [OFF-18]", async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limit.signal);
    let answer: (reply: Response) => void = () => undefined;
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve));
    const onLate = vi.fn<(late: unknown) => void>();
    const answering = transportOver({ fetch }).submit(commands, { limitMs: 20_000, onLate });
    await new Promise((resume) => setImmediate(resume));
    limit.abort();
    expect(await answering).toMatchObject({ kind: "failed", code: "timeout" });
    answer(Response.json({ outcomes }));
    await waitFor(() => expect(onLate).toHaveBeenCalledWith({ kind: "outcomes", outcomes }));
    vi.restoreAllMocks();
  });

  it("tells that the network carried an answer, or carried nothing [OFF-20]", async () => {
    const { fetch } = aNetwork([Response.json({ outcomes }), new TypeError("Failed to fetch")]);
    const told: boolean[] = [];
    const transport = transportOver({ fetch, onNetwork: (works) => told.push(works) });
    await transport.submit(commands);
    await transport.submit(commands);
    expect(told).toEqual([true, false]);
  });

  it("gives a photo on a slow line twice as long each time, up to two minutes [F7]", async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return new AbortController().signal;
    });
    const { fetch } = aNetwork([]);
    const { upload } = transportOver({ fetch });
    for (const attempts of [0, 1, 2, 9]) {
      await upload({ id: anIdentifier(11), cityId: "35024", bytes: new ArrayBuffer(4), attempts });
    }
    expect(limits).toEqual([30_000, 60_000, 120_000, 120_000]);
    vi.restoreAllMocks();
  });
});
