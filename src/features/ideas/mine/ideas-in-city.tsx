import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lightbulb } from "lucide-react";
import { Link } from "react-router-dom";
import { isOfKind, useDrafts } from "../../../data/drafts/use-draft.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import { useAwaited } from "../../../data/replica/use-awaited.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { IDEA_KIND, IDEA_STATUSES } from "../../../domain/idea/idea.ts";
import { draftPath } from "../../../domain/navigation/draft-path.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { IDEA_STATUS_WORDS } from "../../../i18n/idea-words.ts";
import { DataAge } from "../../../shared/reading/data-age.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { IdeaCard } from "../list/idea-card.tsx";
import styles from "./my-ideas.module.css";

export const TABS = ["mine", "supported", "followed", "drafts"] as const;
export type Tab = (typeof TABS)[number];

/** Missing: none is here, and the commune was never asked whether there is one (P13). */
type Standing = "some" | "none" | "missing";

export function useStanding(cityId: CityId, tab: Tab): Standing {
  const { views, isWhole } = useIdeas(cityId);
  const drafts = useIdeaDrafts(cityId);
  const isUnheard = useFreshness(cityId, "ideas").at === null;
  const awaited = useAwaited(isUnheard);
  if (tab === "drafts") return drafts?.length === 0 ? "none" : "some";
  if (!isWhole || views?.some(BELONGS[tab]) !== false) return "some";
  if (!isUnheard) return "none";
  return awaited ? "some" : "missing";
}

interface IdeasProps {
  readonly cityId: CityId;
  readonly tab: Exclude<Tab, "drafts">;
  readonly threshold: number;
}

const BELONGS = {
  mine: ({ mine }) => mine,
  supported: ({ supported, supportedAsGuest }) => supported || supportedAsGuest,
  followed: ({ followed, mine }) => followed && !mine,
} as const satisfies Record<IdeasProps["tab"], (view: IdeaView) => boolean>;

export function Ideas({ cityId, tab, threshold }: IdeasProps) {
  const { i18n } = useLingui();
  const { views, isWhole } = useIdeas(cityId);
  const shown = views?.filter(BELONGS[tab]);
  if (shown === undefined || !isWhole) return <Skeleton shape="row" count={2} />;
  if (shown.length === 0) return <None cityId={cityId} tab={tab} />;
  return (
    <>
      {IDEA_STATUSES.map((status) => {
        const ideas = shown.filter(({ idea }) => idea.status === status);
        return ideas.length === 0 ? null : (
          <section key={status} className={styles.status}>
            <h3>{i18n._(IDEA_STATUS_WORDS[status])}</h3>
            <ul className={styles.list}>
              {ideas.map((view) => (
                <li key={view.idea.id}>
                  <IdeaCard
                    view={view}
                    threshold={threshold}
                    heading="h4"
                    to={pathOf("MapIdea", { cityId, ideaId: view.idea.id })}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {tab === "mine" ? (
        <p>
          <Link to={pathOf("MapNewIdea", { cityId })}>
            <Trans>Proposer une idée</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}

const NONE_WORDS = {
  mine: msg`Vous n’avez encore proposé aucune idée ici.`,
  supported: msg`Vous n’avez encore soutenu aucune idée ici.`,
  followed: msg`Vous ne suivez aucune idée ici.`,
} as const satisfies Record<IdeasProps["tab"], MessageDescriptor>;

/** A commune that is not heard now has none as of then (P13). */
function None({ cityId, tab }: Pick<IdeasProps, "cityId" | "tab">) {
  const { t } = useLingui();
  const freshness = useFreshness(cityId, "ideas");
  if (freshness.at === null) return <Skeleton shape="row" count={2} />;
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={t(NONE_WORDS[tab])}
      note={<DataAge of={freshness} />}
      action={
        tab === "mine" && (
          <Link className={buttonClass("primary")} to={pathOf("MapNewIdea", { cityId })}>
            <Lightbulb aria-hidden="true" size={20} />
            <Trans>Proposer une idée</Trans>
          </Link>
        )
      }
    />
  );
}

export function Drafts({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const drafts = useIdeaDrafts(cityId);
  if (drafts === undefined) return <Skeleton shape="row" count={2} />;
  if (drafts.length === 0)
    return <EmptyState drawing={<QuietSquare />} title={<Trans>Aucun brouillon sur cet appareil</Trans>} />;
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <Link className={styles.draft} to={draftPath(draft)}>
            {draft.fields.title || t`Idée sans titre`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useIdeaDrafts(cityId: CityId) {
  return useDrafts(cityId)?.flatMap((draft) => (isOfKind(draft, IDEA_KIND) ? [draft] : []));
}

const NONE_THERE_WORDS = {
  mine: msg`aucune idée de vous`,
  supported: msg`aucune idée soutenue`,
  followed: msg`aucune idée suivie`,
} as const satisfies Record<IdeasProps["tab"], MessageDescriptor>;

interface NoneThereProps extends Pick<IdeasProps, "cityId"> {
  readonly tab: Tab;
  readonly name: string;
}

/** Of another commune than the one the person is in: a line is enough, and of drafts there is nothing to go and look for. */
export function NoneThere({ cityId, tab, name }: NoneThereProps) {
  const { t, i18n } = useLingui();
  const freshness = useFreshness(cityId, "ideas");
  const ofName = ofCity(i18n, name);
  if (tab === "drafts") return null;
  const none = t(NONE_THERE_WORDS[tab]);
  return (
    <div className={styles.line}>
      <p>
        <Trans>
          {name} : {none}.
        </Trans>
      </p>
      <DataAge of={freshness} />
      <p>
        <Link to={pathOf("MapIdeas", { cityId })}>
          <Trans>Les idées {ofName}</Trans>
        </Link>
      </p>
    </div>
  );
}
