import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useCity } from "../../data/cities/use-city.ts";
import { DataProvider } from "../../data/data-context.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import { ENTRIES } from "../../domain/navigation/entries.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import { AnomalyLegend } from "../../features/anomalies/legend/anomaly-legend.tsx";
import { CityMessage, EmergencyContacts } from "../../features/city/details/city-notices.tsx";
import type { HelpPlace } from "../../features/help/help-words.ts";
import { InfoPanel } from "../../features/help/info-panel.tsx";
import { ownCityId, useAppFields, useAppState } from "../app-state.ts";
import { isHelpKeyOn, setHelpKey } from "./help-key.ts";
import { LanguageSwitch } from "./language-switch.tsx";

const WITH_PINS: readonly HelpPlace[] = ["MapAnomalies", "MapAnomaly"];

export function InfoOverlay({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const { actor, device, replica } = useAppFields("actor", "device", "replica");
  const cityId = useAppState(ownCityId);
  const [isOn, setOn] = useState(isHelpKeyOn);
  const found = placeAt(pathname);
  const place = pathname === ENTRIES.share ? "Share" : (found?.name ?? "NotFound");
  const shownCityId = cityIdOf(found?.params["cityId"] ?? "") ?? cityId;
  return (
    <InfoPanel
      place={place}
      legend={WITH_PINS.includes(place) ? <AnomalyLegend heading="h4" /> : undefined}
      city={
        actor === undefined || shownCityId === undefined ? null : (
          <DataProvider value={{ actor, device, replica }}>
            <OfCity cityId={shownCityId} />
          </DataProvider>
        )
      }
      helpKey={{
        isOn,
        onChange(next) {
          setHelpKey(next);
          setOn(next);
        },
      }}
      language={<LanguageSwitch />}
      onClose={onClose}
    />
  );
}

function OfCity({ cityId }: { readonly cityId: CityId }): ReactNode {
  const city = useCity(cityId);
  if (!city) return null;
  return (
    <>
      <CityMessage message={city.message} />
      <EmergencyContacts contacts={city.emergencyContacts} level={3} />
    </>
  );
}
