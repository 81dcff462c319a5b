import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCity } from "../../data/cities/use-city.ts";
import { useSiteUsage } from "../../data/device/site-storage.ts";
import { useKeptMaps, type KeptMap } from "../../data/offline-maps/kept-maps.ts";
import { useKeptCityIds } from "../../data/replica/kept-cities.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { useCitySize } from "../../data/replica/city-size.ts";
import type { CityId } from "../../domain/city/city.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { sizeWords } from "../../i18n/measure-words.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function KeptCopies() {
  const cityIds = useKeptCityIds();
  const maps = useKeptMaps();
  return (
    <>
      {cityIds === undefined || maps === undefined ? <Skeleton count={2} /> : null}
      <Bullets>
        {cityIds?.map((cityId) => (
          <KeptCity key={cityId} cityId={cityId} />
        ))}
        {cityIds?.length === 0 ? (
          <li>
            <Trans>Aucune commune</Trans>
          </li>
        ) : null}
        {maps?.map((kept) => (
          <KeptMapItem key={kept.cityId} kept={kept} />
        ))}
        {maps?.length === 0 ? (
          <li>
            <Trans>Aucune carte hors ligne</Trans>
          </li>
        ) : null}
        <li>
          <Trans>
            Votre profil, vos suivis, vos constats, vos lieux, vos filtres, votre vue par défaut et les
            réponses à vos envois.
          </Trans>
        </li>
        <li>
          <Trans>
            Les images de carte et les photos déjà vues, les adresses et les communes cherchées, avec la date
            où elles ont servi. Les plus anciennes s’effacent à mesure. Elles restent ici quand vous vous
            déconnectez.
          </Trans>
        </li>
        <Usage />
      </Bullets>
    </>
  );
}

function KeptCity({ cityId }: { readonly cityId: CityId }) {
  const isWhole = useFreshness(cityId).at !== null;
  // A size counted during the first load is counted again once it is complete.
  return <KeptCityItem key={String(isWhole)} cityId={cityId} isWhole={isWhole} />;
}

function KeptCityItem({ cityId, isWhole }: { readonly cityId: CityId; readonly isWhole: boolean }) {
  const { t, i18n } = useLingui();
  const name = useCity(cityId)?.name ?? cityId;
  const size = useCitySize(cityId);
  if (size === undefined) return <li>{name}</li>;
  if (size === null)
    return (
      <li>
        <Trans>{name} : la taille n’a pas pu être lue</Trans>
      </li>
    );
  const reports = t`${plural(size.reports, { one: "# anomalie", other: "# anomalies" })}`;
  const bytes = sizeWords(i18n, size.bytes);
  return (
    <li>
      {isWhole ? (
        <Trans>
          {name} : {reports}, environ {bytes}
        </Trans>
      ) : (
        <Trans>
          {name}, pas encore chargée en entier : {reports}, environ {bytes}
        </Trans>
      )}
    </li>
  );
}

function KeptMapItem({ kept: { cityId, map, tiles } }: { readonly kept: KeptMap }) {
  const { t, i18n } = useLingui();
  const ofName = ofCity(i18n, useCity(cityId)?.name ?? cityId);
  const images = t`${plural(tiles, { one: "# image", other: "# images" })}`;
  const bytes = sizeWords(i18n, map?.bytes ?? 0);
  return (
    <li>
      {map === null ? (
        <Trans>
          Carte hors ligne {ofName}, demandée avec un autre compte : {images}
        </Trans>
      ) : null}
      {map?.state === "complete" ? (
        <Trans>
          Carte hors ligne {ofName} : {bytes}
        </Trans>
      ) : null}
      {map !== null && map.state !== "complete" ? (
        <Trans>
          Carte hors ligne {ofName}, incomplète : {bytes}
        </Trans>
      ) : null}
    </li>
  );
}

function Usage() {
  const { i18n } = useLingui();
  const usage = useSiteUsage();
  if (usage === undefined) return null;
  const bytes = sizeWords(i18n, usage);
  return (
    <li>
      <Trans>En tout, avec l’application elle-même : environ {bytes} sur cet appareil</Trans>
    </li>
  );
}
