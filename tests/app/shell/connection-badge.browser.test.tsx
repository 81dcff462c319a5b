import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ConnectionBadge } from "../../../src/app/shell/connection-badge.tsx";
import { renderFramed } from "../../ui/framed.tsx";

describe("the badge of what is not sent", () => {
  it("tells what somebody else changed from what the city refused [OFF-6, CITY-11]", async () => {
    await renderFramed(
      <ConnectionBadge online unsent={4} toReview={1} refused={2} onOpen={() => undefined} />,
    );
    await expect
      .element(page.getByRole("button", { name: /^1 en attente, 1 à revoir, 2 refusés/u }))
      .toBeVisible();
  });
});
