import { useState } from "react";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../../data/data-context.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { useStillHere } from "../../data/outbox/use-outbox.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart } from "../../ui/coming-part.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { TopBar } from "./top-bar.tsx";

export interface CityBarsProps {
  readonly cityId: CityId;
  readonly cityName: string | undefined;
  readonly busy: boolean;
  readonly now: Instant;
}

const OutboxPanel = comingPart(
  async () => (await withWords(import("../../features/offline/outbox-panel.tsx"))).OutboxPanel,
  <LoadingBar busy />,
);

export function CityBars({ cityId, cityName, busy, now }: CityBarsProps) {
  const online = useOnline();
  const freshness = useFreshness(cityId);
  const { device } = useData();
  const here = useStillHere();
  const [outboxOpen, setOutboxOpen] = useState(false);
  return (
    <>
      <LoadingBar busy={busy} />
      <TopBar cityId={cityId} cityName={cityName}>
        {here === undefined ? null : (
          <ConnectionBadge online={online} here={here} onOpen={() => setOutboxOpen(true)} />
        )}
      </TopBar>
      <OfflineStrip online={online} live={freshness.live} at={freshness.at} now={now} />
      {outboxOpen && device !== undefined ? (
        <OutboxPanel
          cityId={cityId}
          online={online}
          syncedAt={freshness.at}
          now={now}
          onClose={() => setOutboxOpen(false)}
        />
      ) : null}
    </>
  );
}
