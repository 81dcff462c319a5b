import { vi } from "vitest";

/** The address service answers these to every question, or is not there; what it was asked. */
export function addressesAnswer(addresses: readonly object[] | undefined): readonly string[] {
  const asked: string[] = [];
  const geometry = { type: "Point", coordinates: [-1.6419, 48.1826] };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(url instanceof Request ? url.url : url.toString());
    if (addresses === undefined) throw new TypeError("Failed to fetch");
    const features = addresses.map((properties) => ({ type: "Feature", geometry, properties }));
    return Response.json({ type: "FeatureCollection", features });
  });
  return asked;
}
