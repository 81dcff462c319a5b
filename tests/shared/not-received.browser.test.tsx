import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { OfflineStrip } from "../../src/app/shell/offline-strip.tsx";
import { NOT_LIVE_MS } from "../../src/clock/waits.ts";
import { NotReceived } from "../../src/shared/reading/not-received.tsx";
import { NOW } from "../examples/identifiers.ts";
import { takeClock } from "../support/take-clock.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";

const again = page.getByRole("button", { name: "Réessayer" });
const said = () =>
  page
    .getByText(/Le serveur ne répond pas/u)
    .elements()
    .filter((element) => element.checkVisibility());

function Missing() {
  return <NotReceived>Les idées ne sont pas ici.</NotReceived>;
}

describe("what this device was never told", () => {
  it("is said not to be here, because the server does not answer, and is asked for again [P13, UI-3]", async () => {
    await renderFramed(<Missing />);
    await expect
      .element(page.getByText("Les idées ne sont pas ici. Le serveur ne répond pas."))
      .toBeVisible();
    await expect.element(again).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is said to come with the network, without a button that would do nothing [P13, UI-3]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await renderFramed(<Missing />);
    await expect.element(page.getByText(/Tout s’affichera au retour du réseau\./u)).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("leaves to the strip above the page what is true of the whole page: it is said once [P13]", async () => {
    const clock = takeClock();
    await renderFramed(
      <>
        <OfflineStrip online live={false} at={NOW} now={NOW} />
        <Missing />
      </>,
    );
    await expect.element(page.getByText(/^Les idées ne sont pas ici\./u)).toBeVisible();
    expect(said()).toHaveLength(1);
    await clock.advance(NOT_LIVE_MS);
    await expect.element(page.getByText(/Le serveur ne répond pas — données/u)).toBeVisible();
    expect(said()).toHaveLength(1);
    await expect.element(again).toBeVisible();
  });
});
