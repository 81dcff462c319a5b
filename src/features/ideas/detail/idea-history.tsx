import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import { ideaAnswer } from "../../../domain/idea/idea-answer.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { IDEA_STATUS_WORDS, ideaTitle, retireWords } from "../../../i18n/idea-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { Timeline } from "../../../shared/collection/timeline.tsx";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { IDEA_STATUS_LOOKS } from "../idea-looks.ts";
import styles from "./idea-detail.module.css";
import parts from "../../../shared/collection/detail-parts.module.css";

/** What its author added, and where the idea has been. */
export function IdeaHistory({ view }: { readonly view: IdeaView }) {
  const { i18n } = useLingui();
  const { idea } = view;
  const { precisions = [], history } = idea;
  return (
    <>
      {precisions.length === 0 ? null : (
        <section>
          <h2 className={parts.part}>
            <Trans>Précisions</Trans>
          </h2>
          <ul className={styles.plain}>
            {precisions.map(({ at, text }) => (
              <li key={at}>
                <p className={parts.soft}>
                  <DateWords at={at} whole />
                </p>
                <p className={parts.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Timeline
        // Its first step is not taken before the commune has it.
        history={isUnsent(idea, view) ? history.slice(1) : history}
        iconOf={({ status }) => IDEA_STATUS_LOOKS[status].icon}
        labelOf={({ status }) => i18n._(IDEA_STATUS_WORDS[status])}
        whyOf={({ code }) => {
          const words = retireWords(code);
          return words === undefined ? "" : i18n._(words);
        }}
        saidAbove={ideaAnswer(idea)}
      />
      {idea.inFavourOf === undefined ? null : <InFavourOf idea={idea} otherId={idea.inFavourOf} />}
    </>
  );
}

/** Supports stay where they were given: whoever gave one is shown the other idea. */
function InFavourOf({ idea: { cityId }, otherId }: { readonly idea: Idea; readonly otherId: string }) {
  const { i18n } = useLingui();
  const other = useIdea(cityId, otherId);
  if (!other) return null;
  return (
    <p>
      <Trans>
        Au profit de :{" "}
        <Link to={pathOf("MapIdea", { cityId, ideaId: otherId })}>{ideaTitle(i18n, other.idea)}</Link>
      </Trans>
    </p>
  );
}
