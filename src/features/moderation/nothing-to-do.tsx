import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useVisitBefore } from "../../data/device/city-visit.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { momentWords } from "../../i18n/date-words.ts";
import { NotReceived } from "../../shared/reading/not-received.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { roundOf } from "./round-of.ts";

interface NothingToDoProps {
  readonly cityId: CityId;
  readonly isKnown: boolean;
  /** What is looked for in it; empty for all of it. */
  readonly words: string;
  readonly onClear: () => void;
  /** To all that there is to do; undefined where that is what is shown. */
  readonly onAll: (() => void) | undefined;
}

/** Nothing in this part of the queue: not received yet, none that says these words, or none (P13). */
export function NothingToDo({ cityId, isKnown, words, onClear, onAll }: NothingToDoProps) {
  const awaited = useAwaited(!isKnown);
  if (isKnown && words !== "")
    return (
      <EmptyState
        drawing={<NothingFound />}
        title={<Trans>Rien ici ne contient « {words} ».</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Effacer la recherche</Trans>
          </Button>
        }
      />
    );
  if (isKnown)
    return (
      <EmptyState
        drawing={<QuietSquare />}
        title={<Trans>Rien à traiter ici.</Trans>}
        note={<LastRound cityId={cityId} />}
        action={<WayOn cityId={cityId} onAll={onAll} />}
      />
    );
  if (awaited) return <Skeleton shape="row" count={4} />;
  return (
    <NotReceived>
      <Trans>Ce qu’il y a à traiter n’est pas encore sur cet appareil.</Trans>
    </NotReceived>
  );
}

/** To what else waits, and else to what residents see. */
function WayOn({ cityId, onAll }: Pick<NothingToDoProps, "cityId" | "onAll">) {
  if (onAll === undefined) {
    return (
      <Link className={buttonClass()} to={pathOf("MapAnomalies", { cityId })}>
        <Trans>Voir la carte</Trans>
      </Link>
    );
  }
  return (
    <Button onClick={onAll}>
      <Trans>Voir toute la file</Trans>
    </Button>
  );
}

/** When this person was here before, on this device. */
function LastRound({ cityId }: Pick<NothingToDoProps, "cityId">) {
  const { i18n } = useLingui();
  const now = useNow();
  const before = useVisitBefore(roundOf(cityId)) ?? null;
  if (before === null) return null;
  const when = momentWords(i18n, before, now);
  return (
    <p>
      <Trans>Dernier passage : {when}</Trans>
    </p>
  );
}
