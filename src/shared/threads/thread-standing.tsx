import { Trans } from "@lingui/react/macro";
import type { Thread } from "../../domain/thread/thread.ts";
import { Banner } from "../../ui/banner.tsx";
import { DateWords } from "../collection/date-words.tsx";

/** Why nobody writes here, or why nobody else reads it, and since when. */
export function ThreadStanding({ thread: { state, reason, decidedAt } }: { readonly thread: Thread }) {
  if (state === "open") return null;
  return (
    <Banner
      tone="info"
      title={
        state === "locked" ? (
          <Trans>Cette discussion est fermée aux réponses.</Trans>
        ) : (
          <Trans>Cette discussion est masquée par la modération.</Trans>
        )
      }
    >
      <p>{reason}</p>
      {decidedAt === null ? null : <DateWords at={decidedAt} whole />}
    </Banner>
  );
}
