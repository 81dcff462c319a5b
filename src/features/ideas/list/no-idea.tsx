import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CityId } from "../../../domain/city/city.ts";
import { NoItems } from "../../../shared/collection/no-items.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface NoIdeaProps {
  readonly cityId: CityId;
  readonly isWhole: boolean;
  readonly isFiltered: boolean;
  /** They are of one status alone. */
  readonly isOfStatus: boolean;
  readonly onClear: () => void;
  /** The way to write the first one. */
  readonly action?: ReactNode;
}

export function NoIdea({ isOfStatus, action, ...props }: NoIdeaProps) {
  return (
    <NoItems
      {...props}
      collection="ideas"
      notReceivedWords={<Trans>Les idées de cette commune ne sont pas encore sur cet appareil.</Trans>}
      noMatchWords={
        isOfStatus ? (
          <Trans>Aucune idée de ce statut pour le moment.</Trans>
        ) : (
          <Trans>Aucune idée ici pour le moment.</Trans>
        )
      }
    >
      <EmptyState
        drawing={<QuietSquare />}
        title={<Trans>Aucune idée encore. Qu’est-ce qui rendrait la vie d’ici plus agréable ?</Trans>}
        action={action}
      />
    </NoItems>
  );
}
