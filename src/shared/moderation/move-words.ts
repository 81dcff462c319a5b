import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Content } from "../../domain/content/content.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import type { Decidable } from "./use-decision.ts";
import type { DecidedVisibility } from "../../domain/moderation/moderate-payload.ts";

const PUBLISH = { to: "public", label: msg`Publier` } as const;
const KEEP = { to: "public", label: msg`Laisser visible` } as const;
const SHOW_AGAIN = { to: "public", label: msg`Montrer à nouveau` } as const;
const REFUSE = { to: "hidden", label: msg`Refuser` } as const;
const HIDE = { to: "hidden", label: msg`Masquer` } as const;
const UPHOLD = { to: "hidden", label: msg`Maintenir masqué` } as const;
const UPHOLD_PRIVATE = { to: "private", label: msg`Maintenir non publique` } as const;
const KEEP_BACK = { to: "private", label: msg`Rendre non publique` } as const;

export interface VisibilityMove {
  readonly to: DecidedVisibility;
  readonly label: MessageDescriptor;
}

/** What a moderator may do about who sees it, the likeliest first. A message is seen or hidden: the town hall alone has no use for it. */
export function visibilityMoves({ collection, content }: Decidable): readonly VisibilityMove[] {
  const moves = movesOf(content);
  return collection === "messages" ? moves.filter(({ to }) => to !== "private") : moves;
}

function movesOf(content: Content): readonly VisibilityMove[] {
  const { visibility, moderated } = content;
  switch (visibility) {
    case "pending":
      return [PUBLISH, REFUSE, KEEP_BACK];
    case "public":
      return isFlagged(content) ? [KEEP, HIDE, KEEP_BACK] : [HIDE, KEEP_BACK];
    case "hidden":
      return isAppealed(content) ? [SHOW_AGAIN, UPHOLD] : [SHOW_AGAIN];
    case "private":
      if (moderated?.to !== "private") return [HIDE];
      return isAppealed(content) ? [PUBLISH, HIDE, UPHOLD_PRIVATE] : [PUBLISH, HIDE];
  }
}
