import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { DetailClosing, LostDetail } from "../../src/shared/collection/collection-map.tsx";
import { barriers, renderFramed } from "../ui/framed.tsx";

it("a detail that does not come leads back to the map [P13, F44, MAP-2]", async () => {
  const close = vi.fn<() => void>();
  const again = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await renderFramed(
    <section aria-label="Détail">
      <DetailClosing value={close}>
        <LostDetail error={new Error("Perdu en chemin")} again={again} />
      </DetailClosing>
    </section>,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("Une partie n’a pas pu être chargée.");
  expect(await barriers()).toEqual([]);
  // A toast of the form that another test left may stand beside it, and is closed by that word too.
  const detail = page.getByRole("region", { name: "Détail" });
  await detail.getByRole("button", { name: "Réessayer" }).click();
  await detail.getByRole("button", { name: "Fermer" }).click();
  expect([again.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});
