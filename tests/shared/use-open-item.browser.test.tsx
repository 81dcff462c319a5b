import { useRef } from "react";
import { Route, Routes, useMatch, useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { useOpenItem } from "../../src/shared/collection/use-open-item.ts";
import { aCity } from "../examples/a-city.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { renderFramed } from "../ui/framed.tsx";

const cityId = aCity().id;

const PATHS = {
  all: pathOf("MapAnomalies", { cityId }),
  one: (anomalyId: string) => pathOf("MapAnomaly", { cityId, anomalyId }),
};

function TwoPins() {
  const openId = useMatch(ROUTES.MapAnomaly)?.params.anomalyId;
  const { open } = useOpenItem(openId, PATHS, useRef(null));
  const navigate = useNavigate();
  return (
    <main>
      <p>{openId === undefined ? "la carte" : openId}</p>
      <button onClick={() => open(anIdentifier(1))}>Un</button>
      <button onClick={() => open(anIdentifier(2))}>Deux</button>
      <button onClick={() => void navigate(-1)}>Retour</button>
    </main>
  );
}

const button = (name: string) => page.getByRole("button", { name });

describe("a pin that is pressed", () => {
  it("is one step of the way back, however often it is pressed [MAP-14]", async () => {
    await renderFramed(
      <Routes>
        <Route path={ROUTES.MapAnomalies} element={<TwoPins />} />
        <Route path={ROUTES.MapAnomaly} element={<TwoPins />} />
      </Routes>,
      pathOf("MapAnomalies", { cityId }),
    );
    await button("Un").dblClick();
    await expect.element(page.getByText("la carte")).not.toBeInTheDocument();
    await expect.element(page.getByText(anIdentifier(1))).toBeVisible();
    await button("Un").click();
    await button("Deux").click();
    await expect.element(page.getByText(anIdentifier(2))).toBeVisible();
    await button("Retour").click();
    await expect.element(page.getByText(anIdentifier(1))).toBeVisible();
    await button("Retour").click();
    await expect.element(page.getByText("la carte")).toBeVisible();
  });
});
