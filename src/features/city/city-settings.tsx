import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import type { City } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BackToList } from "../../shared/collection/back-to-list.tsx";
import { CityUnknown } from "../../shared/city/city-unknown.tsx";
import { PageTabs } from "../../shared/tabs/page-tabs.tsx";
import type { ReadLog } from "./moderators/log/moderation-log.tsx";
import { useModeratorTabs } from "./moderators/moderator-tabs.tsx";
import { mayUpdateSettings } from "./moderators/setting-command.ts";
import { useMyTabs } from "./settings/my-tabs.tsx";
import type { OnThisDeviceProps } from "./settings/on-this-device.tsx";
import { useCityId } from "../../shared/city/use-city-id.ts";

export interface CitySettingsPageProps extends Pick<OnThisDeviceProps, "onForget"> {
  readonly download?: ((city: City) => ReactNode) | undefined;
  readonly readLog: ReadLog;
}

export function CitySettingsPage({ onForget, download, readLog }: CitySettingsPageProps) {
  const { t } = useLingui();
  const { device } = useData();
  const cityId = useCityId();
  const city = useCity(cityId);
  const isReady = city !== undefined && device !== undefined;
  return (
    <Page width="wide">
      {isReady ? null : <Skeleton shape="card" count={3} />}
      {city === null ? (
        <>
          <PageHeading title={t`Réglages`} hidden />
          <CityUnknown />
        </>
      ) : null}
      {city && isReady ? (
        <Settings key={city.id} city={city} onForget={onForget} download={download} readLog={readLog} />
      ) : null}
    </Page>
  );
}

function Settings({ city, onForget, download, readLog }: { readonly city: City } & CitySettingsPageProps) {
  const { t, i18n } = useLingui();
  const { actor } = useData();
  const mine = useMyTabs({ city, onForget, download: download?.(city) });
  const moderators = useModeratorTabs(city, readLog);
  const ofName = ofCity(i18n, city.name);
  return (
    <>
      <BackToList pathname={pathOf("CityDetails", { cityId: city.id })}>
        <Trans>Retour à la commune</Trans>
      </BackToList>
      <PageHeading title={t`Réglages ${ofName}`} />
      <PageTabs
        label={t`Réglages`}
        beside
        tabs={mayUpdateSettings(actor, city.id) ? [...moderators, ...mine] : mine}
      />
    </>
  );
}
