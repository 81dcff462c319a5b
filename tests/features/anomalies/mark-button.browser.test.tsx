import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { openScreen } from "./open-screen.tsx";

describe("a button that the device can keep nothing for", () => {
  it("says that nothing changed, and speaks of no form [UI-3]", async () => {
    const { device } = await openScreen({
      at: `/list/anomaly/${anAnomaly().id}`,
      anomalies: [anAnomaly()],
    });
    device.outbox.hook("creating", () => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await page.getByRole("button", { name: "Je constate aussi" }).click();
    await expect.element(page.getByText(/n’a plus de place\. Rien n’a été changé\./u)).toBeVisible();
    await expect.element(page.getByText(/formulaire/u)).not.toBeInTheDocument();
  });
});
