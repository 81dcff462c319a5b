import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../src/data/data-context.ts";
import type { ContentPhoto } from "../../src/domain/content/content.ts";
import { PhotoViewer } from "../../src/shared/photos/photo-viewer.tsx";
import { aCity } from "../examples/a-city.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { openDatabases } from "../features/open-databases.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";

const arrivals = new EventTarget();

/** The masked photo that takes the place of one that is looked at: its bytes follow. */
function LookedAt() {
  const [state, setState] = useState<ContentPhoto["state"]>("waiting");
  useEffect(() => {
    const arrived = (): void => setState("stored");
    arrivals.addEventListener("arrived", arrived);
    return () => arrivals.removeEventListener("arrived", arrived);
  }, []);
  const photo = { id: anIdentifier(71), alt: "", state, thumb: "" };
  return <PhotoViewer cityId="35024" photos={[photo]} open onClose={() => undefined} />;
}

it("a photo that has not arrived is said to be awaited, and is asked for again once it has [MOD-16]", async () => {
  const asked: string[] = [];
  const watch = new PerformanceObserver((list) =>
    asked.push(...list.getEntries().flatMap(({ name }) => (name.includes("/photos/35024/") ? [name] : []))),
  );
  watch.observe({ type: "resource" });
  const data = await openDatabases({ city: aCity(), anomalies: [], actor: {}, heard: true });
  await renderFramed(
    <DataProvider value={data}>
      <LookedAt />
    </DataProvider>,
  );
  await expect.element(page.getByText("La photo n’est pas encore arrivée.")).toBeVisible();
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
  const whole = () => asked.filter((name) => !name.endsWith("preview")).length;
  const before = whole();
  arrivals.dispatchEvent(new Event("arrived"));
  expect(before).toBeGreaterThan(0);
  await expect.poll(whole).toBeGreaterThan(before);
  watch.disconnect();
});
