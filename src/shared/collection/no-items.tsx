import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import { Button } from "../../ui/button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NotReceived } from "../reading/not-received.tsx";

interface NoItemsProps {
  readonly collection: ContentCollection;
  readonly cityId: CityId;
  readonly isWhole: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly notReceivedWords: ReactNode;
  readonly noMatchWords: ReactNode;
  readonly children: ReactNode;
}

/** Nothing to show, and why: nothing received yet, nothing that answers the filter, or none (P13). */
export function NoItems(props: NoItemsProps) {
  const { collection, cityId, isWhole, isFiltered, onClear, notReceivedWords, noMatchWords, children } =
    props;
  const { at } = useFreshness(cityId, collection);
  const awaited = useAwaited(at === null);
  if (!isWhole || awaited) return <Skeleton shape="row" count={4} />;
  if (at === null) return <NotReceived>{notReceivedWords}</NotReceived>;
  if (!isFiltered) return children;
  return (
    <EmptyState
      drawing={<NothingFound />}
      title={noMatchWords}
      action={
        <Button onClick={onClear}>
          <Trans>Effacer les filtres</Trans>
        </Button>
      }
    />
  );
}
