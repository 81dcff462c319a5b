import type { ReactNode } from "react";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import { CollectionList } from "../../src/shared/collection/collection-list.tsx";
import type { CardPlacement } from "../../src/shared/collection/item-row.tsx";

interface PlainListProps {
  readonly items: readonly Identifier[] | undefined;
  readonly renderRow: (id: Identifier, placement: CardPlacement) => ReactNode;
}

/** A list of rows, and nothing around them. */
export function PlainList(props: PlainListProps) {
  return (
    <CollectionList
      {...props}
      isWhole
      filters={null}
      count={null}
      sort={null}
      none={null}
      idOf={(id) => id}
      pathOfItem={(id) => `/${id}`}
    />
  );
}
