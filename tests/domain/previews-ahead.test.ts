import { expect, it } from "vitest";
import { previewsAhead } from "../../src/domain/anomaly/previews-ahead.ts";
import { PREVIEWS_AHEAD } from "../../src/domain/limits/photo-limits.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";

let photos = 0;
const aPhoto = () => ({ id: anIdentifier((photos += 1)), alt: "", state: "stored" as const, thumb: "" });
const withPhotos = (count: number, over: Parameters<typeof anAnomaly>[0] = {}) =>
  anAnomaly({
    photos: Array.from({ length: count }, () => aPhoto()),
    ...over,
  });

it("keeps ahead the photos of open reports that everybody sees, what moved last first, within the budget [PHO-8]", () => {
  const older = withPhotos(1, { updatedAt: 1_000 });
  const newer = withPhotos(2, { updatedAt: 2_000, status: "planned" });
  const resolved = withPhotos(1, { status: "resolved" });
  const waiting = anAnomaly({ photos: [{ ...aPhoto(), state: "waiting" }] });
  const hidden = withPhotos(1, { visibility: "hidden" });
  const wanted = [...newer.photos, ...older.photos].map(({ id }) => id);
  expect(previewsAhead([older, resolved, newer, hidden, waiting])).toEqual(wanted);
  const many = Array.from({ length: PREVIEWS_AHEAD.countMax }, () => withPhotos(3));
  expect(previewsAhead(many)).toHaveLength(PREVIEWS_AHEAD.countMax);
});
