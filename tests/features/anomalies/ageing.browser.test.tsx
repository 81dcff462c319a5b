import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openScreen } from "./open-screen.tsx";

function closed(n: number, daysAgo: number): Anomaly {
  const at = Date.now() - daysAgo * DAY_MS;
  return anAnomaly({
    id: anIdentifier(n),
    title: `Signalement ${n}`,
    status: "resolved",
    history: [{ at, status: "resolved", reason: "", byKind: "moderator", byName: "" }],
  });
}

const row = (n: number) => page.getByRole("link", { name: `Signalement ${n}`, exact: true });

describe("the list of a commune where much is over", () => {
  it("has what is open or was closed of late, says how many older ones are left out, and shows them [ANO-33]", async () => {
    const open = anAnomaly({ id: anIdentifier(1), title: "Signalement 1", createdAt: 0, updatedAt: 0 });
    await openScreen({ at: "/list/anomalies", anomalies: [open, closed(2, 29), closed(3, 31)] });
    await expect.element(row(1)).toBeVisible();
    await expect.element(row(2)).toBeVisible();
    await expect.element(row(3)).not.toBeInTheDocument();
    await expect.element(page.getByText("1 close masquée")).toBeVisible();
    await page.getByRole("button", { name: "Les afficher" }).click();
    await expect.element(row(3)).toBeVisible();
    await expect.element(page.getByText("1 close masquée")).not.toBeInTheDocument();
    await expect.element(row(3)).toHaveFocus();
  });
  it("says that what is recent is there beside what is open, and leaves it out on demand [ANO-33]", async () => {
    const open = anAnomaly({ id: anIdentifier(1), title: "Signalement 1" });
    await openScreen({ at: "/list/anomalies", anomalies: [open, closed(2, 1)] });
    await expect.element(row(2)).toBeVisible();
    const status = page.getByRole("combobox", { name: "Statut" });
    await expect.element(status).toHaveDisplayValue("Ouvertes et récentes");
    await userEvent.selectOptions(status, "Ouvertes seulement");
    await expect.element(row(2)).not.toBeInTheDocument();
    await expect.element(row(1)).toBeVisible();
  });
});
