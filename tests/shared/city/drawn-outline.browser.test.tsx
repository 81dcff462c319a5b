import { afterEach, expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { lngOf } from "../../../src/domain/place/place.ts";
import type { Outline } from "../../../src/domain/place/outline.ts";
import { CityMap } from "../../../src/shared/city/city-map.tsx";
import { NOBODY_YET } from "../../../src/app/shell/awaited-shell.tsx";
import { aCity } from "../../examples/a-city.ts";
import { renderFramed } from "../../ui/framed.tsx";

afterEach(cleanup);

const ITEM_TEXTS = { help: "", cluster: () => "" };
const WEST = -1.7;
const DRAWN = {
  id: "35024",
  contour: `{"type":"Polygon","coordinates":[[[${WEST},48.1],[-1.6,48.1],[-1.6,48.2],[${WEST},48.1]]]}`,
};

/** The most western corner of what the map of this city is told to draw; the city itself is what it was. */
async function westOf(city: City): Promise<number | undefined> {
  let given: Outline | undefined;
  let cityOfMap: City | undefined;
  await renderFramed(
    <DataProvider value={{ ...NOBODY_YET, drawn: DRAWN }}>
      <CityMap
        label=""
        city={city}
        itemTexts={ITEM_TEXTS}
        center={city.position}
        zoom={city.zoom}
        pins={[]}
        onSelect={() => undefined}
        renderMap={({ outline, ...map }) => {
          given = outline;
          cityOfMap = map.city;
          return <p>{outline.length}</p>;
        }}
      />
    </DataProvider>,
  );
  expect(cityOfMap).toBe(city);
  const [part] = given ?? [];
  return part && Math.min(...part.border.map(lngOf));
}

it("the outline of the last time is drawn until the contour is here [CITY-49]", async () => {
  expect(await westOf(aCity({ contour: "", contourRev: 1 }))).toBe(WEST);
  await cleanup();
  expect(await westOf(aCity({ contourRev: 1 }))).toBe(-1.69);
});

it("that of another commune never is [CITY-49]", async () => {
  expect(await westOf(aCity({ id: "29019", contour: "" }))).toBeUndefined();
});
