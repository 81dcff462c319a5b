import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useNow } from "../../data/device/use-clock.ts";
import type { CityId } from "../../domain/city/city.ts";
import { HeadingAboveToasts } from "../../ui/page-heading.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { BareShell } from "./bare-shell.tsx";
import { CityShell } from "./city-shell.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MapLink } from "./map-link.tsx";
import styles from "./own-shell.module.css";

/** The frame of a screen that belongs to no commune: the person's own commune's, with its bar and its tabs, once there is one. */
export function OwnShell({ children }: { readonly children: ReactNode }) {
  const cityId = useAppState(ownCityId);
  if (cityId === undefined) return <BareShell back={<MapLink cityId={undefined} />}>{children}</BareShell>;
  return <InCity cityId={cityId}>{children}</InCity>;
}

function InCity({ cityId, children }: { readonly cityId: CityId; readonly children: ReactNode }) {
  const city = useCity(cityId);
  const now = useNow();
  return (
    <CityShell cityId={cityId} cityName={city?.name} busy={false} now={now}>
      <HeadingAboveToasts value>{children}</HeadingAboveToasts>
      <footer className={styles.foot}>
        <LanguageSwitch />
      </footer>
    </CityShell>
  );
}
