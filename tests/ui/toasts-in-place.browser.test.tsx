import { toast as notify } from "react-toastify/unstyled";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { keepToastsBelow } from "../../src/ui/keep-toasts-below.ts";
import { toast } from "../../src/ui/toast.ts";
import { renderFramed } from "./framed.tsx";

afterEach(() => cleanup());

const toasts = () => [...document.querySelectorAll<HTMLElement>(".Toastify__toast")];

/** The clock of a toast: an animation that nobody sees. */
function clockOf(shown: HTMLElement): Animation | undefined {
  return shown.querySelector(".Toastify__progress-bar--animated")?.getAnimations()[0];
}

/** A toast in the page as the app makes it, with nothing given by the test. */
async function say(words: string, kind: Parameters<typeof toast>[1] = "info"): Promise<HTMLElement> {
  await renderFramed(<h1>Betton</h1>);
  toast(words, kind);
  await expect.element(page.getByText(words)).toBeVisible();
  const [shown] = toasts();
  if (shown === undefined) throw new Error("No toast is shown.");
  return shown;
}

/** What the next fade of a toast changes. It is over in less time than a look at the page may take. */
function fadeOf(shown: HTMLElement): Promise<readonly ComputedKeyframe[]> {
  return new Promise((resolve) => {
    shown.addEventListener("animationstart", ({ animationName }) => {
      if (animationName !== "toast-fade") return;
      resolve(shown.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()));
    });
  });
}

describe("toasts, as the app shows them", () => {
  it("last 5000 ms, and leave by a fade [UI-1]", async () => {
    const shown = await say("Lien copié");
    expect(clockOf(shown)?.effect?.getComputedTiming().duration).toBe(5000);
    await Promise.all(shown.getAnimations().map((animation) => animation.finished));
    const fading = fadeOf(shown);
    clockOf(shown)?.finish();
    const changed = new Set((await fading).flatMap(Object.keys));
    for (const moving of ["transform", "translate", "height", "width"]) expect(changed).not.toContain(moving);
    expect(changed).toContain("opacity");
    await expect.element(page.getByText("Lien copié")).not.toBeInTheDocument();
  });

  it("stay until closed when they report an error [UI-1]", async () => {
    const shown = await say("Envoi impossible", "error");
    expect(clockOf(shown)).toBeUndefined();
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect.element(page.getByText("Envoi impossible")).not.toBeInTheDocument();
  });

  it.each([320, 1440])(
    "stand at the top right, below the bar, on a screen of %i px [UI-1]",
    async (width) => {
      onTestFinished(() => page.viewport(414, 896));
      await page.viewport(width, 800);
      const { top, right, left, bottom } = (await say("Hors ligne")).getBoundingClientRect();
      expect({ top, right }).toEqual({ top: 68, right: width - 16 });
      expect(left).toBeGreaterThanOrEqual(Math.max(16, width - 392));
      expect(bottom).toBeLessThan(200);
    },
  );

  it("stand below what a screen keeps above them, and the page itself is told nothing [UI-1]", async () => {
    await renderFramed(
      <h1 ref={keepToastsBelow} style={{ blockSize: "160px" }}>
        Betton
      </h1>,
    );
    toast("Lien copié", "error");
    const end = document.querySelector("h1")?.getBoundingClientRect().bottom ?? Infinity;
    await expect.poll(() => toasts()[0]?.getBoundingClientRect().top ?? 0).toBeGreaterThan(end);
    expect(document.documentElement.style.getPropertyValue("--above-toasts")).toBe("");
  });

  it("show no progress bar [UI-1]", async () => {
    const shown = await say("Hors ligne");
    const bar = shown.querySelector(".Toastify__progress-bar--wrp");
    const { width, height } = bar?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([0, 0]);
    await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  });

  it("are twenty at most; the others are queued [UI-1]", async () => {
    await say("Message 0");
    for (let n = 1; n < 25; n += 1) toast(`Message ${n}`);
    await expect.element(page.getByText("Message 19", { exact: true })).toBeInTheDocument();
    expect(toasts()).toHaveLength(20);
    const [first] = toasts();
    if (first !== undefined) clockOf(first)?.finish();
    await expect.element(page.getByText("Message 20", { exact: true })).toBeInTheDocument();
    await expect.poll(() => toasts().length).toBe(20);
  });
});

describe("the page of a test", () => {
  it("may be gone when a toast is asked for", async () => {
    notify("Resté là", { toastId: "left" });
    notify("Resté là aussi", { toastId: "left too" });
    expect(toasts()).toEqual([]);
  });

  it("shows none of those that another test left", async () => {
    await say("Lien copié");
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["Lien copié"]);
  });
});
