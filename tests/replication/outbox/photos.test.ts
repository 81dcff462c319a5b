import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPhotoRow, aReportWithId, aRow } from "./environment/rows.ts";
import { anEnvironment } from "./environment/environment.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;
const [front, close, night] = [anIdentifier(11), anIdentifier(12), anIdentifier(13)] as const;

function reportsWithPhotos() {
  return anEnvironment(
    [aRow(1, aReportWithId(1, [front, close])), aRow(2, aReportWithId(2, [night]))],
    [aPhotoRow(front, one), aPhotoRow(close, one), aPhotoRow(night, two)],
  );
}

describe("photos on their way", () => {
  it("sends every report before the first photo, and photos in the order of their reports [OFF-2, F3]", async () => {
    const environment = reportsWithPhotos();
    await environment.page().flush();
    expect(environment.city.requests).toEqual([[one, two], [front], [close], [night]]);
    expect(environment.store.disk.photos.every(({ sent }) => sent)).toBe(true);
  });

  it("keeps a photo on the device after it was sent, until the replica shows it [OFF-9]", async () => {
    const environment = reportsWithPhotos();
    await environment.page().flush();
    expect(environment.store.disk.photos).toHaveLength(3);
  });

  it("tries a photo again when the line stalls in the middle, and stores it once [F7]", async () => {
    const environment = reportsWithPhotos();
    environment.city.weather = ["fine", failure("timeout"), "reply lost"];
    const page = environment.page();
    page.start();
    await environment.clock.advance(MINUTE_MS);
    expect(environment.city.photos).toEqual(new Set([front, close, night]));
    expect(environment.store.disk.photos.every(({ sent }) => sent)).toBe(true);
    page.stop();
  });

  it("waits when the city does not know the report yet, and sends the other photos [OFF-5]", async () => {
    const environment = reportsWithPhotos();
    environment.city.weather = ["fine", failure("not_announced")];
    const page = environment.page();
    await page.flush();
    expect(environment.city.photos).toEqual(new Set([close, night]));
    page.start();
    await environment.clock.advance(MINUTE_MS);
    expect(environment.city.photos.has(front)).toBe(true);
    page.stop();
  });

  it("keeps the report when the city refuses a photo, and says why [P6]", async () => {
    const environment = reportsWithPhotos();
    const page = environment.page({
      transport: {
        ...environment.city,
        upload: async (photo) =>
          photo.id === front ? { kind: "refused", code: "broken_image" } : environment.city.upload(photo),
      },
    });
    await page.flush();
    expect(environment.stateOf(one)).toBe("applied");
    expect(environment.store.disk.photos[0]).toMatchObject({ sent: false, refusal: "broken_image" });
    expect(environment.city.photos).toEqual(new Set([close, night]));
  });

  it("says when the browser has lost a photo's bytes [P6]", async () => {
    const environment = reportsWithPhotos();
    const lost = Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
    });
    environment.store.disk.photos = environment.store.disk.photos.map((photo) =>
      photo.id === front ? { ...photo, blob: lost } : photo,
    );
    await environment.page().flush();
    expect(environment.store.disk.photos[0]).toMatchObject({ refusal: "unreadable" });
    expect(environment.city.photos).toEqual(new Set([close, night]));
  });

  it("sends no photo of a refused report [OFF-2]", async () => {
    const environment = reportsWithPhotos();
    environment.store.disk.rows = environment.store.disk.rows.map((row) =>
      row.id === one ? { ...row, state: "refused" } : row,
    );
    await environment.page().flush();
    expect(environment.city.photos).toEqual(new Set([night]));
  });

  it("sends photos although the server fails on one report for ever [F66]", async () => {
    const environment = anEnvironment(
      [aRow(1, aReportWithId(1, [front]), { state: "applied" }), aRow(2)],
      [aPhotoRow(front, one)],
    );
    environment.city.announced.add(front);
    const page = environment.page({
      transport: { ...environment.city, submit: async () => failure("server") },
    });
    page.start();
    await environment.clock.advance(5 * MINUTE_MS);
    expect(environment.city.photos).toEqual(new Set([front]));
    expect(environment.stateOf(two)).toBe("queued");
    page.stop();
  });
});
