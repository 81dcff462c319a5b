import { memo, type ReactNode } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { FromList } from "../../domain/navigation/from-list.ts";
import type { CardPlacement } from "./item-row.tsx";

interface CollectionRowProps<V> {
  readonly item: V;
  readonly id: Identifier;
  readonly pathname: string;
  readonly search: string;
  readonly isMixed: boolean;
  readonly onOpen: (id: Identifier) => void;
  readonly renderRow: (item: V, placement: CardPlacement) => ReactNode;
}

function Row<V>({ item, id, pathname, search, isMixed, onOpen, renderRow }: CollectionRowProps<V>) {
  return (
    <li>
      {renderRow(item, {
        to: { pathname, search },
        state: { fromList: true, isMixed } satisfies FromList,
        onOpen: () => onOpen(id),
      })}
    </li>
  );
}

/** Drawn anew where its item is another, while the list around it grows and is told of its age; for that, `renderRow` stays the same. */
export const CollectionRow = memo(Row) as typeof Row;
