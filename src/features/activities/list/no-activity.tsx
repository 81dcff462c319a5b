import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CityId } from "../../../domain/city/city.ts";
import { NoItems } from "../../../shared/collection/no-items.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface NoActivityProps {
  readonly cityId: CityId;
  readonly isWhole: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** The way to announce one. */
  readonly action?: ReactNode;
}

export function NoActivity({ action, ...props }: NoActivityProps) {
  return (
    <NoItems
      {...props}
      collection="activities"
      notReceivedWords={<Trans>Les activités de cette commune ne sont pas encore sur cet appareil.</Trans>}
      noMatchWords={<Trans>Rien de prévu à ce moment-là.</Trans>}
    >
      <EmptyState
        drawing={<QuietSquare />}
        title={
          <Trans>
            Rien de prévu pour le moment. Un marché, un atelier, un repas de quartier ? Annoncez-le ici.
          </Trans>
        }
        action={action}
      />
    </NoItems>
  );
}
