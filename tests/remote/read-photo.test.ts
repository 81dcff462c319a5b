import type { Auth } from "firebase/auth";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { keepPageAuth } from "../../src/remote/auth/page-auth.ts";
import { readPhoto } from "../../src/remote/photos/read-photo.ts";
import { anIdentifier } from "../examples/identifiers.ts";

afterEach(() => vi.unstubAllGlobals());

const answered = (answer: Response): ReturnType<typeof readPhoto> => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  return readPhoto("35024", anIdentifier(1));
};
const of = (type: string) => new Response(new Blob(["x"], { type }));

it("a photo is what the city answers as one, and no page of a network that wants a sign-in [MOD-5, OFF-14]", async () => {
  expect(await answered(of("image/jpeg"))).toMatchObject({ ok: true, value: { type: "image/jpeg" } });
  for (const type of ["text/html", "application/json", ""])
    expect(await answered(of(type))).toEqual({ ok: false, problem: "offline" });
  expect(await answered(new Response(null, { status: 404 }))).toEqual({ ok: false, problem: "signed_out" });
  expect(await answered(new Response(null, { status: 503 }))).toEqual({ ok: false, problem: "server" });
});

it("a photo is asked for with the token of who is signed in, who is told that a missing one is gone [MOD-5, SEC-3]", async () => {
  onTestFinished(() => keepPageAuth(undefined));
  keepPageAuth({ currentUser: { getIdToken: async () => "a-token" } } as unknown as Auth);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 404 }));
  vi.stubGlobal("fetch", fetch);
  expect(await readPhoto("35024", anIdentifier(1))).toEqual({ ok: false, problem: "gone" });
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ authorization: "Bearer a-token" });
});
