import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ConnectionBadge } from "../../../src/app/shell/connection-badge.tsx";
import { renderFramed } from "../../ui/framed.tsx";

const NOTHING = { rows: [], texts: 0, photos: 0, toReview: 0, refused: 0, refusedPhotos: 0 };

describe("the badge of what is not sent", () => {
  it("tells what somebody else changed from what the city refused [OFF-6, CITY-11]", async () => {
    await renderFramed(
      <ConnectionBadge
        online
        here={{ ...NOTHING, texts: 1, toReview: 1, refused: 2 }}
        onOpen={() => undefined}
      />,
    );
    await expect
      .element(page.getByRole("button", { name: /^1 en attente, 1 à revoir, 2 refusés/u }))
      .toBeVisible();
  });

  it("says that a text has gone and its photos wait, and not that all is sent [OFF-12, OFF-16]", async () => {
    await renderFramed(
      <ConnectionBadge online here={{ ...NOTHING, rows: [{}], photos: 2 }} onOpen={() => undefined} />,
    );
    await expect
      .element(page.getByRole("button", { name: /^texte envoyé, 2 photos en attente/iu }))
      .toBeVisible();
  });

  it("says that a photo was refused, and not that all is sent [OFF-16]", async () => {
    await renderFramed(
      <ConnectionBadge online here={{ ...NOTHING, refusedPhotos: 1 }} onOpen={() => undefined} />,
    );
    await expect.element(page.getByRole("button", { name: /^1 photo refusée/u })).toBeVisible();
  });
});
