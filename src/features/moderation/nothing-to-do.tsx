import { Trans } from "@lingui/react/macro";
import { useOnline } from "../../data/device/use-online.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { AgainButton } from "../../shared/reading/again-button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { OutOfReach } from "../../ui/drawings/out-of-reach.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Nothing in this part of the queue: not received yet, or none (P13). */
export function NothingToDo({ isKnown }: { readonly isKnown: boolean }) {
  const online = useOnline();
  const awaited = useAwaited(!isKnown);
  if (isKnown) return <EmptyState drawing={<NothingFound />} title={<Trans>Rien à traiter ici.</Trans>} />;
  if (awaited) return <Skeleton shape="row" count={4} />;
  return (
    <EmptyState
      drawing={<OutOfReach />}
      title={
        <>
          <Trans>Ce qu’il y a à traiter n’est pas encore sur cet appareil.</Trans>{" "}
          {online ? <Trans>Le serveur tarde à répondre.</Trans> : null}
        </>
      }
      action={online ? <AgainButton /> : undefined}
    />
  );
}
