import { describe, expect, it } from "vitest";
import { archiveAnswer } from "../../local/stand-ins/archives.ts";
import { partAsked } from "../../local/stand-ins/part-asked.ts";

const BODY = { status: 200, type: "application/octet-stream", body: "abcdefghij", approximate: true };

describe("the archive of a local run", () => {
  it("is given in parts, and none beyond its end", () => {
    const part = (range: string) => {
      const { status, body, range: given } = partAsked(BODY, range);
      return [status, String(body), given];
    };
    expect(part("bytes=2-4")).toEqual([206, "cde", "bytes 2-4/10"]);
    expect(part("bytes=8-99")).toEqual([206, "ij", "bytes 8-9/10"]);
    expect(part("bytes=10-12")).toEqual([416, "", "bytes */10"]);
    expect(partAsked(BODY, undefined)).toEqual({ status: 200, body: "abcdefghij" });
  });

  it("is of one commune of the register", async () => {
    expect((await archiveAnswer("/99999.pmtiles")).status).toBe(404);
    expect((await archiveAnswer("/../35024.pmtiles")).status).toBe(404);
  });
});
