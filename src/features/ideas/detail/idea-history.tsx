import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { isStaff } from "../../../domain/account/actor.ts";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import type { Idea, IdeaStep } from "../../../domain/idea/idea.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { AUTHOR_KIND_WORDS, NO_NAME } from "../../../i18n/anomaly-words.ts";
import { IDEA_STATUS_WORDS, ideaTitle, retireWords } from "../../../i18n/idea-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import styles from "./idea-detail.module.css";
import parts from "../../../shared/collection/detail-parts.module.css";

/** What its author added, and where the idea has been. */
export function IdeaHistory({ idea }: { readonly idea: Idea }) {
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
      <section>
        <h2 className={parts.part}>
          <Trans>Suivi</Trans>
        </h2>
        <ol className={styles.plain}>
          {history.map((step) => (
            <li key={`${step.at} ${step.status}`}>
              <Step step={step} />
            </li>
          ))}
        </ol>
        {idea.inFavourOf === undefined ? null : <InFavourOf idea={idea} otherId={idea.inFavourOf} />}
      </section>
    </>
  );
}

function Step({ step: { at, status, reason, byKind, byName, code } }: { readonly step: IdeaStep }) {
  const { i18n } = useLingui();
  const isOfficial = isStaff(byKind);
  const why = retireWords(code);
  return (
    <>
      <p>{i18n._(IDEA_STATUS_WORDS[status])}</p>
      <p className={parts.soft}>
        <DateWords at={at} whole /> ·{" "}
        {byName === "" ? i18n._(isOfficial ? AUTHOR_KIND_WORDS[byKind] : NO_NAME) : byName}
      </p>
      {why === undefined ? null : <p>{i18n._(why)}</p>}
      {reason === "" ? null : <p className={parts.text}>{reason}</p>}
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
