import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { NothingToDo } from "../../../src/features/moderation/nothing-to-do.tsx";
import { takeClock } from "../../support/take-clock.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const NOTHING = () => undefined;

it("says that what waits is late once it is, and never that nothing waits while nobody knows [MOD-6] [P13]", async () => {
  const clock = takeClock();
  await renderFramed(
    <NothingToDo cityId="35024" isKnown={false} words="" onClear={NOTHING} onAll={undefined} />,
  );
  await clock.advance(AWAITED_MS_MAX - 1);
  expect(document.body.textContent).not.toContain("ne répond pas");
  await clock.advance(1);
  await expect.element(page.getByText("Le serveur ne répond pas.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expect.element(page.getByText("Rien à traiter ici.")).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
});

it("says that nothing says what is looked for, and leads back to what waits [MOD-6] [P13]", async () => {
  const clear = vi.fn<() => void>();
  await renderFramed(<NothingToDo cityId="35024" isKnown words="éléphant" onClear={clear} onAll={NOTHING} />);
  await expect.element(page.getByText("Rien ici ne contient « éléphant ».")).toBeVisible();
  await expect.element(page.getByText("Rien à traiter ici.")).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  expect(clear).toHaveBeenCalledOnce();
});
