import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UpdateNotices } from "../../../src/app/updates/update-notices.tsx";
import { updates } from "../../../src/app/updates/update-flow.ts";
import { countUnkept } from "../../../src/data/drafts/unkept.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const FORM = "/city/35024/map/new-anomaly";
const button = page.getByRole("button", { name: "Mettre à jour maintenant" });
const kept = page.getByText(/Votre brouillon est gardé/u);
let before: string;

beforeEach(() => {
  before = location.href;
  history.replaceState(null, "", FORM);
});

afterEach(() => history.replaceState(null, "", before));

describe("an update that waits for a form", () => {
  it("can be had at once while the draft is kept, and not while the device refuses it [SW-4, SW-17, P1]", async () => {
    let steps = 0;
    updates.offer(() => {
      steps += 1;
    });
    await renderFramed(<UpdateNotices />);
    await expect.element(button).toBeVisible();
    await expect.element(kept).toBeVisible();

    countUnkept(1);
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(kept).not.toBeInTheDocument();
    await expect.element(page.getByText("Mise à jour prête")).toBeVisible();
    expect(await barriers()).toEqual([]);

    countUnkept(-1);
    await button.click();
    expect(steps).toBe(1);
  });
});
