import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { deferInstallPrompt } from "../../../src/features/install/install-prompt.ts";
import { InstallOffer } from "../../../src/features/install/install-offer.tsx";
import { InstallSection } from "../../../src/features/install/install-section.tsx";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

let stop: () => void;

beforeEach(() => {
  stop = deferInstallPrompt();
});

afterEach(async () => {
  vi.restoreAllMocks();
  stop();
  await cleanup();
  localStorage.clear();
});

/** What a browser fires when the app may be installed; @returns how often it asked the person */
function offerToInstall(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return { prompt, event };
}

const install = () => page.getByRole("button", { name: "Installer Parvis" });

describe("installing from the profile", () => {
  it("shows the deferred prompt once, thanks, and offers no more [UI-21, UI-3]", async () => {
    const { prompt, event } = offerToInstall("accepted");
    expect(event.defaultPrevented).toBe(true);
    await renderFramed(<InstallSection />);
    expect(await barriers()).toEqual([]);
    await install().click();
    await expect.poll(() => prompt.mock.calls.length).toBe(1);
    await expect.element(install()).not.toBeInTheDocument();
    dispatchEvent(new Event("appinstalled"));
    await expect.element(page.getByText("Merci. Parvis est installé sur cet appareil.")).toBeVisible();
    await expect.element(install()).not.toBeInTheDocument();
  });

  it("accepts a refusal: nothing is offered until the browser fires the event again [UI-21]", async () => {
    offerToInstall("dismissed");
    await renderFramed(<InstallSection />);
    await install().click();
    await expect.element(install()).not.toBeInTheDocument();
    offerToInstall("accepted");
    await expect.element(install()).toBeVisible();
  });

  it("gives instructions on an iPhone, where no event is fired [UI-21, UI-3]", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
    await renderFramed(<InstallSection />);
    await expect
      .element(page.getByText("Touchez « Partager », puis « Sur l’écran d’accueil »."))
      .toBeVisible();
    await expect.element(install()).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("offers nothing where it is impossible or already installed [UI-21]", async () => {
    const screen = await renderFramed(<InstallSection />);
    await expect.element(page.getByText("Sur votre écran d’accueil")).not.toBeInTheDocument();
    await screen.unmount();
    const real = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, "matchMedia").mockImplementation((query) =>
      query.includes("standalone") ? ({ matches: true } as MediaQueryList) : real(query),
    );
    offerToInstall("accepted");
    await renderFramed(<InstallSection />);
    await expect.element(install()).not.toBeInTheDocument();
  });
});

describe("installing after a sent report", () => {
  it("is offered under the first one only, also after a reload [UI-21, UI-3]", async () => {
    offerToInstall("accepted");
    const first = await renderFramed(<InstallOffer reportId={anIdentifier(1)} />);
    await expect.element(install()).toBeVisible();
    expect(await barriers()).toEqual([]);
    await first.unmount();
    const again = await renderFramed(<InstallOffer reportId={anIdentifier(1)} />);
    await expect.element(install()).toBeVisible();
    await again.unmount();
    await renderFramed(<InstallOffer reportId={anIdentifier(2)} />);
    await expect.element(install()).not.toBeInTheDocument();
  });

  it("is not offered again after a refusal [UI-21]", async () => {
    offerToInstall("accepted");
    const first = await renderFramed(<InstallOffer reportId={anIdentifier(1)} />);
    await page.getByRole("button", { name: "Non merci" }).click();
    await expect.element(install()).not.toBeInTheDocument();
    await first.unmount();
    await renderFramed(<InstallOffer reportId={anIdentifier(1)} />);
    await expect.element(install()).not.toBeInTheDocument();
  });
});
