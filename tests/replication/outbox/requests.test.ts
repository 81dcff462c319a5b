import { afterEach, describe, expect, it, vi } from "vitest";
import { httpTransport, type HttpPorts } from "../../../replication/outbox/transport.ts";
import { SLOW_SUBMIT_MS_MAX } from "../../../src/clock/waits.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aReportWithId } from "./environment/rows.ts";

const commands = [aReportWithId(1)];
const outcomes = [
  { commandId: anIdentifier(1), state: "applied", rev: 1, number: "2026-0143", appliedAt: NOW },
];
const photo = { id: anIdentifier(11), cityId: "35024", bytes: new ArrayBuffer(4), attempts: 0 };
const said = () => Response.json({ outcomes });
const refused = () => Response.json({ error: "unauthenticated" }, { status: 401 });

afterEach(() => void vi.restoreAllMocks());

/** The city answers what the test says, when it says so; how long a request may take ends when the test says so. */
function aLine(over: Partial<HttpPorts> = {}) {
  const patience = new AbortController();
  const limits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return patience.signal;
  });
  const asked: { readonly url: unknown; readonly init: RequestInit }[] = [];
  let answer: (reply: Response) => void = () => undefined;
  let cut: (error: Error) => void = () => undefined;
  const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push({ url, init });
    return new Promise((resolve, reject) => {
      answer = resolve;
      cut = reject;
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  };
  const told: boolean[] = [];
  const transport = httpTransport({
    fetch,
    token: async () => "t",
    baseUrl: "https://betton.example",
    version: "0.3.1",
    onNetwork: (works) => told.push(works),
    ...over,
  });
  const turn = () => new Promise((resume) => setImmediate(resume));
  const after = async (act: () => void): Promise<void> => {
    await turn();
    act();
    await turn();
  };
  return {
    ...transport,
    asked,
    limits,
    told,
    isEnded: () => asked[0]?.init.signal?.aborted,
    answer: (reply: Response) => after(() => answer(reply)),
    cut: () => after(() => cut(new TypeError("Failed to fetch"))),
    runOut: () => after(() => patience.abort()),
  };
}

describe("a request to the city", () => {
  it("says what it carries, keeps to no cache, shows no cookie and follows no portal [OFF-4]", async () => {
    const line = aLine();
    const answering = line.submit(commands);
    await line.answer(said());
    await answering;
    expect(line.asked).toMatchObject([
      {
        url: "https://betton.example/api/commands-submit",
        init: {
          method: "POST",
          headers: { "content-type": "application/json" },
          cache: "no-store",
          credentials: "omit",
          redirect: "manual",
        },
      },
    ]);
  });

  it("carries a photo by its commune and its id, and gives it back that it is there [PHO-4]", async () => {
    const line = aLine();
    const answering = line.upload(photo);
    await line.answer(Response.json({ state: "stored" }));
    expect(await answering).toEqual({ kind: "stored" });
    const init = { method: "PUT", headers: { "content-type": "image/jpeg" }, body: photo.bytes };
    const url = `https://betton.example/api/photos-upload/35024/${photo.id}`;
    expect(line.asked).toMatchObject([{ url, init }]);
  });

  it("of a photo ends when its time is over; one of commands goes on, and ends at last [OFF-18, F7]", async () => {
    const clock = takeClock();
    const upload = aLine();
    const uploading = upload.upload(photo);
    await upload.runOut();
    expect(await uploading).toMatchObject({ code: "timeout" });
    expect(upload.isEnded()).toBe(true);

    const onLate = vi.fn<() => void>();
    const line = aLine();
    const answering = line.submit(commands, { limitMs: 20 * SECOND_MS, onLate });
    await line.runOut();
    expect(await answering).toMatchObject({ code: "timeout" });
    expect(line.limits).toEqual([20 * SECOND_MS]);
    await clock.advance(SLOW_SUBMIT_MS_MAX - 1);
    expect(line.isEnded()).toBe(false);
    await clock.advance(1);
    expect(line.isEnded()).toBe(true);
    expect(onLate).not.toHaveBeenCalled();
  });

  it("is not made again for a token that was refused too late [OFF-7, OFF-18]", async () => {
    const line = aLine();
    const answering = line.submit(commands);
    await line.runOut();
    await answering;
    await line.answer(refused());
    expect(line.asked).toHaveLength(1);
  });
});

describe("what a request shows of the network", () => {
  it("is nothing when a portal answered, nor when nobody is signed in [OFF-20]", async () => {
    const line = aLine();
    const answering = line.submit(commands);
    await line.answer(new Response("<html>"));
    expect(await answering).toMatchObject({ code: "portal" });
    const nobody = aLine({ token: async () => undefined });
    await nobody.submit(commands);
    expect([...line.told, ...nobody.told]).toEqual([]);
  });

  it.each([
    ["it was offline before and after", [false, false], false],
    ["it came online meanwhile", [false, true], true],
    ["it went offline meanwhile", [true, false], true],
  ])("is that nothing left the device only when %s [P2, OFF-5]", async (_, [before, after], left) => {
    let isOnline = before;
    const line = aLine({ online: () => isOnline === true });
    const answering = line.submit(commands);
    isOnline = after;
    await line.cut();
    expect(await answering).toEqual({ kind: "failed", code: "network", retryAfterMs: null, left });
    expect(line.told).toEqual([false]);
  });

  it("is that something may have left once a token was refused [P2, OFF-7]", async () => {
    const nobody = aLine({ token: async () => undefined });
    expect(await nobody.submit(commands)).toMatchObject({ code: "signed_out", left: false });
    const line = aLine({ token: async (force) => (force ? undefined : "old") });
    const answering = line.submit(commands);
    await line.answer(refused());
    expect(await answering).toMatchObject({ code: "signed_out", left: true });
  });
});
