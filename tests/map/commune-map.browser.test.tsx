import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { BENCH, BIN, focusMap, LAMP, openMap, pin, surface } from "./open-map.tsx";

afterEach(() => {
  document.body.querySelector<HTMLElement>(":focus")?.blur();
});

describe("the map of a commune", () => {
  it("shows each pin as a button with a name, none of them in the Tab order [MAP-1] [MAP-2]", async () => {
    await openMap();
    for (const { label } of [LAMP, BENCH, BIN]) {
      await expect.element(pin(label)).toHaveAttribute("tabindex", "-1");
    }
    await expect.element(surface()).toHaveAttribute("tabindex", "0");
  });

  it("groups pins that would touch under a name that says how many are open [MAP-1]", async () => {
    await openMap({ zoom: 13, pins: [LAMP, BENCH, { ...BIN, open: false }] });
    await expect.element(pin("3 anomalies, dont 2 ouvertes")).toBeVisible();
  });

  it("opens a ring when one presses it, and its pins stand alone [MAP-1]", async () => {
    const told = await openMap({ zoom: 13, pins: [LAMP, BIN] });
    await pin("2 anomalies, dont 2 ouvertes").click();
    await expect.element(pin(LAMP.label)).toBeVisible();
    await expect.element(pin(BIN.label)).toBeVisible();
    expect(told.views.at(-1)?.zoom).toBeGreaterThan(13);
  });

  it("walks its pins with the arrows, opens one with Enter, comes back with Escape [MAP-2]", async () => {
    const told = await openMap();
    await expect.element(pin(BENCH.label)).toBeVisible();
    focusMap();
    await userEvent.keyboard("{Enter}");
    await expect.element(pin(BENCH.label)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(pin(BIN.label)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(pin(LAMP.label)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(told.selected).toEqual(["lamp"]);
    await expect.element(pin(LAMP.label)).toHaveAttribute("aria-current", "true");
    await expect.element(pin(LAMP.label)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(surface()).toHaveFocus();
    expect(told.escapes).toBe(0);
    await userEvent.keyboard("{Escape}");
    expect(told.escapes).toBe(1);
  });

  it("opens a pin by keyboard after the map was dragged with a mouse [MAP-2]", async () => {
    const told = await openMap();
    await expect.element(pin(BENCH.label)).toBeVisible();
    const drag = (type: string, clientX: number) =>
      document
        .elementFromPoint(400, 300)
        ?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 300 }));
    const dragOnce = () => {
      drag("mousedown", 400);
      drag("mousemove", 430);
      drag("mousemove", 440);
      drag("mouseup", 440);
    };
    // Leaflet takes no drag while its first view settles: the hand drags until the map follows.
    await expect
      .poll(() => {
        dragOnce();
        return told.views.at(-1)?.center.lngE6;
      })
      .toBeLessThan(BENCH.place.lngE6 - 100);
    (pin(BENCH.label).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => told.selected).toEqual(["bench"]);
  });

  it("walks them with two buttons as well, each press one further [MAP-2]", async () => {
    await openMap();
    await expect.element(pin(BENCH.label)).toBeVisible();
    const press = async (name: string) => {
      (pin(name).element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
    };
    await press("Élément suivant");
    await expect.element(pin(LAMP.label)).toHaveFocus();
    await press("Élément suivant");
    await expect.element(pin(BENCH.label)).toHaveFocus();
    await press("Élément précédent");
    await expect.element(pin(LAMP.label)).toHaveFocus();
  });

  it("keeps the focus nearby when the pin that had it goes into a ring [MAP-2]", async () => {
    await openMap();
    await expect.element(pin(BENCH.label)).toBeVisible();
    focusMap();
    await userEvent.keyboard("{Enter}");
    await expect.element(pin(BENCH.label)).toHaveFocus();
    await userEvent.keyboard("----");
    await expect.element(pin("3 anomalies, dont 3 ouvertes")).toHaveFocus();
  });

  it("answers keys only while it has the focus [MAP-2]", async () => {
    const told = await openMap();
    await expect.poll(() => told.views.length).toBe(1);
    await userEvent.keyboard("{ArrowRight}+{Escape}");
    expect(told.views).toHaveLength(1);
    expect(told.escapes).toBe(0);
    focusMap();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => told.views.length).toBe(2);
  });

  it("tells which pins are in sight, those under a panel left out [MAP-2]", async () => {
    const told = await openMap({ insets: { top: 0, right: 300, bottom: 0, left: 0 }, zoom: 18 });
    await expect.poll(() => told.views.at(-1)?.idsInView).toEqual(["lamp", "bench", "bin"]);
    const covered = await openMap({ insets: { top: 0, right: 700, bottom: 0, left: 0 }, zoom: 18 });
    await expect.poll(() => covered.views.at(-1)?.idsInView).toEqual(["bench"]);
  });
});
