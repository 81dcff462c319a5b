import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endFirstPicture } from "../../../src/app/first-picture/end-first-picture.ts";
import { NO_CITY } from "../../../src/app/city/city-state.ts";
import { communeIn } from "../../../src/app/city/city-record.ts";
import { openingIn } from "../../../src/data/memberships/opening.ts";
import type { MyView } from "../../../src/domain/account/my-view.ts";
import { rememberLocale } from "../../../src/i18n/chosen-locale.ts";
import { aGuest } from "../../examples/accounts.ts";
import { openApp } from "../router/open-app.tsx";
import { chose, closeDocument, openDocument } from "./open-document.ts";
import { waitFor } from "../../support/wait-for.ts";

const HERE = location.href;
const BETTON = "35024";
const MAP = `/city/${BETTON}/map/anomalies`;
const LIST = `/city/${BETTON}/list/anomalies`;

const PLACE = { latE6: 48_182_700, lngE6: -1_644_800 };

let root: HTMLElement;

const controlsIn = (element: ParentNode) =>
  [...element.querySelectorAll<HTMLElement>("a, button")].map(
    (control) => `${control.getAttribute("href") ?? "button"} ${control.textContent}${control.title}`,
  );

beforeEach(() => rememberLocale("fr"));
afterEach(async () => {
  await cleanup();
  closeDocument(HERE);
});

describe("the first picture", () => {
  it("is Home for who never chose a commune, in the language of the person [NAV-1, UI-4]", async () => {
    root = openDocument("/");
    expect(root.querySelector("h1")?.textContent).toBe(
      "Votre commune, telle que la voient ceux qui y vivent",
    );
    root.remove();
    rememberLocale("en");
    root = openDocument("/");
    expect(root.querySelector("a[href*=onboarding]")?.textContent).toBe("Choose my commune");
  });

  it.each([MAP, LIST])("is the frame of the commune that was chosen: %s [NAV-11, LAND-2]", async (at) => {
    chose(BETTON);
    root = openDocument(at);
    expect(root.querySelector("[aria-current=page]")?.getAttribute("href")).toBe(at);
    expect(root.querySelector("h1")).toBeNull();
  });

  it.each([
    ["another commune", `/city/29019/map/anomalies`],
    ["another screen", `/city/${BETTON}/details`],
    ["the last place", "/"],
    ["what is asked of Home", "/?redirect=%2Fabout"],
  ])("is none for %s [NAV-2, NAV-9]", async (_, at) => {
    chose(BETTON);
    root = openDocument(at);
    expect(root.childElementCount).toBe(0);
  });

  describe("of Home, where the installed app starts", () => {
    /** Somebody who was here before: what they settled for the commune, and what they looked at last. */
    const wasHere = (view: MyView | null, left: string, uid = "noemie") => {
      chose(BETTON);
      localStorage.setItem("parvis.account", JSON.stringify({ uid: "noemie" }));
      localStorage.setItem("parvis.route", left);
      openingIn(localStorage).write({ uid, cityId: BETTON, view, place: null });
    };
    const address = () => location.pathname + location.search + location.hash;

    it.each([
      ["list", "MapAnomalies", LIST],
      ["map", "ListAnomalies", MAP],
      [null, "ListAnomalies", LIST],
      [null, "MapAnomalies", MAP],
      [null, "", MAP],
    ] as const)(
      "is that of the commune, at its address: %s settled, %s left [NAV-1, NAV-23, CITY-25]",
      async (view, left, at) => {
        wasHere(view, left);
        root = openDocument("/?src=affiche#top");
        expect(address()).toBe(`${at}?src=affiche#top`);
        expect(root.querySelector("[aria-current=page]")?.getAttribute("href")).toBe(at);
      },
    );

    it.each([
      ["another place was left", () => wasHere(null, "CityDetails"), "/"],
      ["it was somebody else who settled it", () => wasHere("list", "MapAnomalies", "yann"), "/"],
      ["a page was refused", () => wasHere(null, "MapAnomalies"), "/?redirect=%2Fabout"],
    ])("is none where %s [NAV-1, NAV-6, P8]", async (_, before, at) => {
      before();
      root = openDocument(at);
      expect(address()).toBe(at);
      expect(root.childElementCount).toBe(0);
    });
  });

  it("says that the commune is on its way where nobody was here before, and to nobody else [P13]", async () => {
    chose(BETTON);
    root = openDocument(LIST);
    expect(root.textContent).toContain("Votre commune arrive sur cet appareil.");
    root.remove();
    localStorage.setItem("parvis.account", "{}");
    root = openDocument(LIST);
    expect(root.textContent).not.toContain("Votre commune arrive");
  });

  it.each([
    [MAP, "Carte des anomalies de Betton"],
    [LIST, "Anomalies"],
  ])("is followed by the screen of the commune before there is an account: %s [NAV-11]", async (at, name) => {
    chose(BETTON);
    const about = { id: BETTON, name: "Betton", population: null };
    communeIn(localStorage).write({ ...about, place: PLACE, cityHall: PLACE });
    const store = await openApp(at, { actor: undefined, signIn: "unknown" });
    await expect.element(page.getByRole("heading", { level: 1, name, exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: /^Betton/u })).toBeInTheDocument();
    // Nobody knows yet what there is: it is neither counted nor called none.
    await expect.element(page.getByText(/\d+ anomalie|Aucune/u)).not.toBeInTheDocument();
    const drawn = document.querySelector("h1");
    store.set({ actor: aGuest(), signIn: "done" });
    await expect.element(page.getByRole("progressbar", { name: "Chargement" })).toBeInTheDocument();
    expect(document.querySelector("h1")).toBe(drawn);
  });

  it("is none for an account that is disabled [AUTH-4]", async () => {
    localStorage.setItem("parvis.disabled", "{}");
    root = openDocument("/");
    expect(root.childElementCount).toBe(0);
  });

  it.each(["/", MAP, LIST])(
    "has the controls of the first frame, in their order: %s [LAND-2]",
    async (at) => {
      if (at !== "/") chose(BETTON);
      root = openDocument(at);
      const drawn = controlsIn(root);
      const own = { cityId: BETTON, status: "remembered" } as const;
      await openApp(at, {
        actor: undefined,
        signIn: "unknown",
        city: at === "/" ? NO_CITY : { ...NO_CITY, own },
      });
      await waitFor(() =>
        expect(controlsIn(document.body).filter((control) => !drawn.includes(control))).toEqual([]),
      );
      expect(drawn.length).toBeGreaterThan(4);
      root.remove();
      expect(controlsIn(document.body)).toEqual(drawn);
    },
  );
});

describe("what is pressed in it", () => {
  it("is pressed when the page is there, once, and leads nowhere before [LAND-2]", async () => {
    root = openDocument("/");
    root.querySelector<HTMLElement>("a[href*=onboarding]")?.click();
    const pressed: string[] = [];
    const controls = controlsIn(root).map((name) => {
      const control = document.createElement("button");
      control.addEventListener("click", () => pressed.push(name));
      return control;
    });
    root.replaceChildren(...controls);
    endFirstPicture(root);
    expect(pressed).toEqual([expect.stringContaining("Choisir ma commune")]);
    endFirstPicture(root);
    controls[0]?.click();
    expect(pressed).toHaveLength(2);
  });

  it("is nothing where nobody pressed [LAND-2]", async () => {
    root = openDocument("/");
    endFirstPicture(root);
    expect(root.dataset["first"]).toBeUndefined();
  });
});
