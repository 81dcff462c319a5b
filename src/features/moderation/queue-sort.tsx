import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { SortSelect } from "../../shared/collection/sort-select.tsx";
import type { QueueQuery, QueueSort } from "./queue-query.ts";

const SORT_WORDS: Readonly<Record<QueueSort, MessageDescriptor>> = {
  urgent: msg`Plus urgents`,
  newest: msg`Plus récents`,
  oldest: msg`Plus anciens`,
};

interface QueueSortProps {
  readonly query: QueueQuery;
  readonly onChange: (query: QueueQuery) => void;
}

export function QueueSortSelect({ query, onChange }: QueueSortProps) {
  return (
    <SortSelect
      words={SORT_WORDS}
      sort={query.sort}
      onSort={(sort) => onChange({ ...query, sort })}
      distances={null}
    />
  );
}
