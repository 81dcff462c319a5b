import { Trans } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import { useAwaited } from "../../../data/replica/use-awaited.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useOnline } from "../../../data/device/use-online.ts";

/** Not on this device: it may exist all the same, unless the city was just heard; it may be on its way. */
export function UnknownAnomaly({ cityId }: { readonly cityId: CityId }) {
  const { live } = useFreshness(cityId);
  const online = useOnline();
  const awaited = useAwaited(!live);
  if (awaited) return <Skeleton count={4} />;
  return <EmptyState drawing={<SearchX />} title={<Why live={live} online={online} />} />;
}

function Why({ live, online }: { readonly live: boolean; readonly online: boolean }) {
  if (!online)
    return <Trans>Ce contenu n’est pas sur cet appareil. Il sera cherché au retour du réseau.</Trans>;
  if (live) return <Trans>Ce signalement n’existe pas, ou n’est pas public.</Trans>;
  return (
    <Trans>
      Ce contenu n’est pas sur cet appareil, et le serveur tarde à répondre. Il s’affichera dès qu’il
      arrivera.
    </Trans>
  );
}
