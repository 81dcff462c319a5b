import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../src/data/data-context.ts";
import { SentActivity } from "../../src/features/activities/write/sent-activity.tsx";
import { aCity } from "../examples/a-city.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { openDatabases } from "../features/open-databases.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";

it.each([
  ["photos", /^Texte envoyé, la photo attend · n°\s2026-0007$/u],
  ["sent", /^Activité envoyée · n°\s2026-0007$/u],
] as const)("is not called sent while its photo waits: %s [OFF-16]", async (sync, title) => {
  const id = anIdentifier(11);
  const photos = [{ id, alt: "L’affiche", thumb: "", state: "waiting" as const }];
  const activity = anActivity({ number: "2026-0007", photos, place: null });
  const data = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: true });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <SentActivity
          cityId="35024"
          city={aCity()}
          activityId={activity.id}
          row={undefined}
          view={{ activity, sync, mine: true, going: false, interested: false, followed: false }}
        />
      </main>
    </DataProvider>,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const waits = page.getByText(/Le reste est gardé sur cet appareil/u);
  await expect.poll(() => waits.elements().length).toBe(sync === "photos" ? 1 : 0);
  expect(await barriers()).toEqual([]);
});
