import { describe, expect, it } from "vitest";
import { minimumVersion } from "../../../src/remote/config/minimum-version.ts";
import { json, useCannedServer } from "../canned-server.ts";

const server = useCannedServer();

describe("the oldest version the city takes commands from", () => {
  it("is what config/public says [SW-8, F43]", async () => {
    server.answers(json({ fields: { minimumVersion: { stringValue: "0.3.0" } } }));
    expect(await minimumVersion(server.url())).toEqual({ ok: true, value: "0.3.0" });
  });

  it("is any version where the document names none [SW-8]", async () => {
    server.answers(json({ fields: {} }));
    expect(await minimumVersion(server.url())).toEqual({ ok: true, value: "0" });
  });

  it("is not known from a captive portal's page [SW-8, OFF-14, F4]", async () => {
    server.answers((response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>"));
    expect(await minimumVersion(server.url())).toEqual({ ok: false, problem: "unreachable" });
  });
});
