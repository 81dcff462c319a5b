import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../src/ui/base.css";
import { TOASTS_MAX, TOAST_MS } from "../../src/domain/limits/limits.ts";
import { Dialog } from "../../src/ui/dialog.tsx";
import { FullDialog } from "../../src/ui/full-dialog.tsx";
import { Sheet } from "../../src/ui/sheet.tsx";
import type { SheetRest } from "../../src/ui/sheet-rests.ts";
import { ToastHost } from "../../src/ui/toast-host.tsx";
import { toast } from "../../src/ui/toast.ts";
import { barriers, renderControls } from "./framed.tsx";

describe("a dialog", () => {
  it.each(["kept in the page", "taken out of the page"])(
    "closes with Escape and gives the focus back, whether it is %s",
    async (way) => {
      function Page() {
        const [open, setOpen] = useState(false);
        const dialog = (
          <Dialog title="Légende" open={open} onClose={() => setOpen(false)}>
            <p>Rond : ouverte.</p>
          </Dialog>
        );
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Ouvrir
            </button>
            {way === "kept in the page" || open ? dialog : null}
          </>
        );
      }
      await renderControls(<Page />);
      await page.getByRole("button", { name: "Ouvrir" }).click();
      await expect.element(page.getByRole("dialog", { name: "Légende" })).toBeVisible();
      expect(await barriers()).toEqual([]);
      await userEvent.keyboard("{Escape}");
      await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
      await expect.element(page.getByRole("button", { name: "Ouvrir" })).toHaveFocus();
    },
  );
});

describe("a dialog that holds another", () => {
  it("stays when Escape closes that one", async () => {
    function Page() {
      const [isOuter, setOuter] = useState(true);
      const [isInner, setInner] = useState(false);
      return (
        <Dialog title="Fond de carte" open={isOuter} onClose={() => setOuter(false)}>
          <button type="button" onClick={() => setInner(true)}>
            Télécharger
          </button>
          <Dialog title="Carte hors ligne" open={isInner} onClose={() => setInner(false)}>
            <p>4,2 Mo</p>
          </Dialog>
        </Dialog>
      );
    }
    await renderControls(<Page />);
    await page.getByRole("button", { name: "Télécharger" }).click();
    await expect.element(page.getByRole("dialog", { name: "Carte hors ligne" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Carte hors ligne" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Fond de carte" })).toBeVisible();
  });
});

describe("a dialog as large as the screen", () => {
  it("tells its owner where the browser closed it by itself, and opens again", async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Ouvrir
          </button>
          <FullDialog label="Photos" open={open} onClose={() => setOpen(false)}>
            <p>Photo 1</p>
          </FullDialog>
        </>
      );
    }
    await renderControls(<Page />);
    const dialog = page.getByRole("dialog", { name: "Photos" });
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole("button", { name: "Ouvrir" }).click();
      await expect.element(dialog).toBeVisible();
      // As on a second Escape, which nobody can prevent.
      (dialog.element() as HTMLDialogElement).close();
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });
});

function Reports() {
  const [rest, setRest] = useState<SheetRest>("peek");
  return (
    <Sheet label="Anomalies affichées" summary="42 anomalies" rest={rest} onRest={setRest}>
      {() => <button type="button">Lampadaire éteint</button>}
    </Sheet>
  );
}

describe("a sheet", () => {
  it("is moved by its buttons, and keeps hidden content out of the tab order", async () => {
    await renderControls(
      <div style={{ position: "relative", height: 600 }}>
        <Reports />
      </div>,
    );
    const content = page.getByRole("button", { name: "Lampadaire éteint" });
    await expect.element(content).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Réduire" })).toBeDisabled();
    await page.getByRole("button", { name: "Agrandir" }).click();
    await expect.element(content).toBeVisible();
    await page.getByRole("button", { name: "Agrandir" }).click();
    await expect.element(page.getByRole("button", { name: "Agrandir" })).toBeDisabled();
    expect(await barriers()).toEqual([]);
  });
});

describe("toasts", () => {
  it("close after their timeout; an error stays until it is closed [UI-1]", async () => {
    expect([TOAST_MS, TOASTS_MAX]).toEqual([5000, 20]);
    await renderControls(<ToastHost timeoutMs={300} max={20} />);
    toast("Lien copié", "success");
    toast("Envoi impossible", "error");
    await expect.element(page.getByText("Lien copié")).toBeVisible();
    await userEvent.unhover(document.body);
    await expect.element(page.getByText("Lien copié"), { timeout: 5000 }).not.toBeInTheDocument();
    await expect.element(page.getByText("Envoi impossible")).toBeVisible();
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect.element(page.getByText("Envoi impossible")).not.toBeInTheDocument();
  });

  it("stand at the top right, at most so many, without a progress bar in sight [UI-1]", async () => {
    await renderControls(<ToastHost timeoutMs={60_000} max={3} />);
    for (const name of ["a", "b", "c", "d", "e"]) toast(`Message ${name}`);
    await expect.element(page.getByText("Message c")).toBeVisible();
    await expect.element(page.getByText("Message d")).not.toBeInTheDocument();
    const box = page.getByText("Message a").element().getBoundingClientRect();
    expect(box.top).toBeLessThan(150);
    expect(box.right).toBeGreaterThan(innerWidth - 150);
    const bars = [...document.querySelectorAll(".Toastify__progress-bar--wrp")];
    expect(bars.every((bar) => bar.getBoundingClientRect().width === 0)).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it("say the same thing once [UI-1]", async () => {
    await renderControls(<ToastHost timeoutMs={60_000} max={20} />);
    toast("Hors ligne");
    toast("Hors ligne");
    await expect.element(page.getByText("Hors ligne")).toBeVisible();
    expect(page.getByText("Hors ligne").elements()).toHaveLength(1);
  });
});
