import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { NO_CITY_ID, type City } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { insideOutline } from "../../domain/place/inside-outline.ts";
import type { Place } from "../../domain/place/place.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { outlineOfCity } from "../city/outline-of-city.ts";

/** Outlines are simplified and borders run along streets: it warns and never blocks (CITY-9). */
export function OutsideWarning({ city, place }: { readonly city: City; readonly place: Place }) {
  const { i18n } = useLingui();
  const [isAccepted, setAccepted] = useState(false);
  const ofName = ofCity(i18n, city.name);
  const outline = outlineOfCity(city);
  if (isAccepted || outline.length === 0 || insideOutline(place, outline)) return null;
  return (
    <Banner
      tone="warning"
      title={<Trans>Ce point est hors {ofName}</Trans>}
      action={
        <>
          <Button onClick={() => setAccepted(true)}>
            <Trans>Continuer</Trans>
          </Button>
          <Link className={buttonClass("quiet")} to={pathOf("MapOnboarding", { cityId: NO_CITY_ID })}>
            <Trans>Choisir une autre commune</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>Vérifiez le repère, ou continuez : la commune transmettra s’il le faut.</Trans>
      </p>
    </Banner>
  );
}
