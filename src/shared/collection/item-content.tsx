import { Trans } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { NOT_HERE_MS } from "../../clock/waits.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { useLasting } from "../../data/device/use-clock.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import { subjectListOf } from "../../domain/navigation/subject-path.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { OutOfReach } from "../../ui/drawings/out-of-reach.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AgainButton } from "../reading/again-button.tsx";
import { NotReceived } from "../reading/not-received.tsx";

interface ItemContentProps<V> {
  readonly collection: ContentCollection;
  readonly cityId: CityId;
  /** `undefined` until the device answered, `null` when it has none. */
  readonly view: V | null | undefined;
  readonly city: City | null | undefined;
  readonly isHidden: (view: V) => boolean;
  /** Why it is hidden; empty where nobody said it. */
  readonly hiddenWhy?: (view: V) => string;
  readonly missingWords: ReactNode;
  /** A way on from what is not here; without it, to the list. */
  readonly onward?: ReactNode;
  readonly renderDetail: (view: V, city: City) => ReactNode;
}

export function ItemContent<V>(props: ItemContentProps<V>) {
  const { view, city, isHidden, hiddenWhy = () => "", renderDetail } = props;
  if (view === undefined || city === undefined) return <Skeleton count={6} />;
  if (view === null || city === null) return <UnknownItem {...props} />;
  if (!isHidden(view)) return renderDetail(view, city);
  const why = hiddenWhy(view);
  return (
    <EmptyState
      drawing={<EyeOff />}
      title={<Trans>Ce contenu est masqué par la modération.</Trans>}
      action={
        why === "" ? undefined : (
          <p>
            <Trans>Motif : {why}</Trans>
          </p>
        )
      }
    />
  );
}

type UnknownItemProps = Pick<ItemContentProps<unknown>, "collection" | "cityId" | "missingWords" | "onward">;

/** Not on this device: it may exist all the same, unless the city was just heard; it may be on its way. */
function UnknownItem({ collection, cityId, missingWords, ...props }: UnknownItemProps) {
  const { live } = useFreshness(cityId, collection);
  const online = useOnline();
  const awaited = useAwaited(!live);
  const isMissed = useLasting(awaited, NOT_HERE_MS);
  if (awaited && !isMissed) return <Skeleton count={4} />;
  const { onward = <ToList cityId={cityId} collection={collection} /> } = props;
  if (online && live) return <EmptyState drawing={<NothingFound />} title={missingWords} action={onward} />;
  if (awaited)
    return (
      <EmptyState
        drawing={<OutOfReach />}
        title={
          <>
            <Trans>Ce contenu n’est pas encore sur cet appareil.</Trans>{" "}
            {/* Not under a strip that says the server does not answer. */}
            <span data-reason>
              <Trans>On le cherche.</Trans>
            </span>
          </>
        }
        action={
          <>
            <AgainButton />
            {onward}
          </>
        }
      />
    );
  return (
    <NotReceived action={onward}>
      <Trans>Ce contenu n’est pas encore sur cet appareil.</Trans>
    </NotReceived>
  );
}

function ToList({ cityId, collection }: Pick<UnknownItemProps, "cityId" | "collection">) {
  return (
    <Link className={buttonClass()} to={subjectListOf(cityId, collection)}>
      <Trans>Voir la liste</Trans>
    </Link>
  );
}
