import { Trans, useLingui } from "@lingui/react/macro";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import { may } from "../../domain/account/permissions.ts";
import type { City } from "../../domain/city/city.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityUnknown } from "./city-unknown.tsx";
import styles from "./city.module.css";
import { ModeratorSettings } from "./moderators/moderator-settings.tsx";
import { MyPlaces } from "./settings/my-places.tsx";
import { OnThisDevice, type OnThisDeviceProps } from "./settings/on-this-device.tsx";
import { useCityId } from "./use-city-id.ts";

export type CitySettingsPageProps = Pick<OnThisDeviceProps, "onForget">;

/** What a person settles for themselves in a commune, and what its moderators settle for all. */
export function CitySettingsPage({ onForget }: CitySettingsPageProps) {
  const { t } = useLingui();
  const { device } = useData();
  const cityId = useCityId();
  const city = useCity(cityId);
  const isReady = city !== undefined && device !== undefined;
  return (
    <div className={styles.page}>
      {isReady ? null : <Skeleton shape="card" count={3} />}
      {city === null ? <CityUnknown title={t`Réglages`} /> : null}
      {city && isReady ? <Settings key={city.id} city={city} onForget={onForget} /> : null}
    </div>
  );
}

function Settings({ city, onForget }: { readonly city: City } & CitySettingsPageProps) {
  const { t } = useLingui();
  const { actor } = useData();
  const { name } = city;
  return (
    <>
      <PageHeading title={t`Réglages de ${name}`} />
      <section className={styles.section} aria-labelledby="mine">
        <h2 id="mine">
          <Trans>Pour moi</Trans>
        </h2>
        <MyPlaces city={city} />
        <OnThisDevice city={city} onForget={onForget} />
      </section>
      {may(actor, "update-city-settings", { cityId: city.id }) ? <ModeratorSettings city={city} /> : null}
    </>
  );
}
