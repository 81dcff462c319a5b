import { useLingui } from "@lingui/react/macro";
import { mergedFields } from "../../../domain/basics/merged-fields.ts";
import { editedOf } from "../../../domain/idea/edit-idea.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { OwnChange } from "../../../shared/commands/own-change.tsx";
import { EDIT_KIND } from "./edit-kind.ts";

/** What its author wrote anew after they had on another device (IDEA-14). */
export function OwnEdit({ idea }: { readonly idea: Idea }) {
  const { t } = useLingui();
  return (
    <OwnChange
      kind={EDIT_KIND}
      about={{ collection: "ideas", content: idea }}
      compare={({ seen, ...mine }, theirs) => {
        const merged = mergedFields(editedOf(theirs), seen, editedOf(mine));
        return [
          { label: t`Titre`, theirs: theirs.title, mine: merged.title },
          { label: t`Le constat`, theirs: theirs.finding, mine: merged.finding },
          { label: t`La proposition`, theirs: theirs.proposal, mine: merged.proposal },
          { label: t`Pour qui ?`, theirs: theirs.forWhom, mine: merged.forWhom },
        ];
      }}
      again={({ ideaId, seen, ...mine }, theirs) => {
        const now = editedOf(theirs);
        return { ideaId, seen: now, ...mergedFields(now, seen, editedOf(mine)) };
      }}
    />
  );
}
