import { Trans } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useOnline } from "../../../data/device/use-online.ts";

/** Not on this device: it may exist all the same, unless the city was just heard. */
export function UnknownAnomaly({ cityId }: { readonly cityId: CityId }) {
  const { live } = useFreshness(cityId);
  const online = useOnline();
  return (
    <EmptyState
      drawing={<SearchX />}
      title={
        live && online ? (
          <Trans>Ce signalement n’existe pas, ou n’est pas public.</Trans>
        ) : (
          <Trans>Ce contenu n’est pas sur cet appareil. Il sera cherché au retour du réseau.</Trans>
        )
      }
    />
  );
}
