import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ok } from "../../../src/domain/basics/result.ts";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { CityChoicePage } from "../../../src/features/city-choice/city-choice-page.tsx";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

afterEach(() => vi.unstubAllGlobals());

it("says what to do once when even the list of communes is not on the device [P5, UI-3]", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const onChoose = () => Promise.resolve(ok(undefined));
  await renderFramed(
    <BareShell>
      <CityChoicePage
        known={[]}
        mine={undefined}
        asked={undefined}
        online={false}
        onChoose={onChoose}
        onChooseHere={() => undefined}
      />
    </BareShell>,
    "/city/France/map/onboarding",
  );
  await expect.element(page.getByText("La liste des communes n’a pas pu être chargée")).toBeVisible();
  await expect.element(page.getByText("Connectez-vous une fois pour préparer votre commune.")).toBeVisible();
  expect(await pageBarriers()).toEqual([]);
});
