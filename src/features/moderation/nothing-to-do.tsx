import { Trans, useLingui } from "@lingui/react/macro";
import { useVisitBefore } from "../../data/device/city-visit.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import type { CityId } from "../../domain/city/city.ts";
import { momentWords } from "../../i18n/date-words.ts";
import { NotReceived } from "../../shared/reading/not-received.tsx";
import { Button } from "../../ui/button.tsx";
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
}

/** Nothing in this part of the queue: not received yet, none that says these words, or none (P13). */
export function NothingToDo({ cityId, isKnown, words, onClear }: NothingToDoProps) {
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
      />
    );
  if (awaited) return <Skeleton shape="row" count={4} />;
  return (
    <NotReceived>
      <Trans>Ce qu’il y a à traiter n’est pas encore sur cet appareil.</Trans>
    </NotReceived>
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
