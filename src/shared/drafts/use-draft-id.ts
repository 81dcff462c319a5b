import { useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { isIdentifier, type Identifier } from "../../domain/basics/identifier.ts";

export function useDraftId(): Identifier {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const given = query.get("draft");
  const draftId = useMemo(() => (isIdentifier(given) ? given : freshId(key)), [given, key]);
  useEffect(() => {
    if (given === draftId) return;
    setQuery((before) => withDraft(before, draftId), { replace: true });
  }, [given, draftId, setQuery]);
  return draftId;
}

/** One id per entry of the history, however often it is asked for. */
const fresh = new Map<string, Identifier>();

function freshId(key: string): Identifier {
  const id = fresh.get(key) ?? newIdentifier();
  fresh.set(key, id);
  return id;
}

function withDraft(before: URLSearchParams, draftId: Identifier): URLSearchParams {
  const query = new URLSearchParams(before);
  query.set("draft", draftId);
  return query;
}
