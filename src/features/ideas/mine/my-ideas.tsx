import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCity } from "../../../data/cities/use-city.ts";
import { isOfKind, useDrafts } from "../../../data/drafts/use-draft.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { useMyCities } from "../../../data/memberships/use-my-cities.ts";
import { useAwaited } from "../../../data/replica/use-awaited.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { IDEA_KIND, IDEA_STATUSES } from "../../../domain/idea/idea.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { draftPath } from "../../../domain/navigation/draft-path.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { IDEA_STATUS_WORDS } from "../../../i18n/idea-words.ts";
import { DataAge } from "../../../shared/reading/data-age.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ChipRow } from "../../../ui/chip-row.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { IdeaCard } from "../list/idea-card.tsx";
import { MissingIdeas, type MissingCommune } from "./missing-ideas.tsx";
import styles from "./my-ideas.module.css";

const TABS = ["mine", "supported", "followed", "drafts"] as const;
type Tab = (typeof TABS)[number];

const TAB_WORDS = {
  mine: msg`Mes idées`,
  supported: msg`Soutenues`,
  followed: msg`Suivies`,
  drafts: msg`Brouillons`,
} as const satisfies Record<Tab, MessageDescriptor>;

interface MyIdeasProps {
  readonly home: CityId | undefined;
}

/** What the person wrote, supports and follows in all their communes. */
export function MyIdeas({ home }: MyIdeasProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<Tab>("mine");
  const mine = useMyCities();
  const cityIds = [...new Set([...(home === undefined ? [] : [home]), ...(mine ?? [])])];
  return (
    <Page width="wide">
      <PageHeading title={t`Mes idées`} />
      <ChipRow>
        {TABS.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => setTab(one)}>
            {t(TAB_WORDS[one])}
          </Chip>
        ))}
      </ChipRow>
      {mine === undefined ? <Skeleton shape="row" count={3} /> : null}
      <Communes cityIds={cityIds} tab={tab} />
    </Page>
  );
}

interface CommunesProps {
  readonly cityIds: readonly CityId[];
  readonly tab: Tab;
  readonly missing?: readonly MissingCommune[];
}

/** Nests one component per commune, since hooks read one commune each; what was never heard is not called empty, and said once after the others (P13). */
function Communes({ cityIds: [next, ...rest], tab, missing = [] }: CommunesProps) {
  if (next !== undefined) return <InCity key={next} cityId={next} rest={rest} tab={tab} missing={missing} />;
  return missing.length === 0 ? null : <MissingIdeas of={missing} />;
}

interface InCityProps extends Required<Pick<CommunesProps, "tab" | "missing">> {
  readonly cityId: CityId;
  readonly rest: readonly CityId[];
}

function InCity({ cityId, rest, tab, missing }: InCityProps) {
  const city = useCity(cityId);
  const membership = useMembership(cityId);
  const name = city?.name ?? (membership?.cityName || cityId);
  const threshold = supportThresholdOf(city ?? { population: null });
  const isMissing = useIsMissing(cityId, tab);
  return (
    <>
      {isMissing ? null : (
        <section className={styles.city} aria-label={name}>
          <h2>{name}</h2>
          {tab === "drafts" ? (
            <Drafts cityId={cityId} />
          ) : (
            <Ideas cityId={cityId} tab={tab} threshold={threshold} />
          )}
          <p>
            <Link to={pathOf("MapIdeas", { cityId })}>
              <Trans>Les idées de cette commune</Trans>
            </Link>
          </p>
        </section>
      )}
      <Communes cityIds={rest} tab={tab} missing={isMissing ? [...missing, { cityId, name }] : missing} />
    </>
  );
}

function useIsMissing(cityId: CityId, tab: Tab): boolean {
  const { views, isWhole } = useIdeas(cityId);
  const isUnheard = useFreshness(cityId, "ideas").at === null;
  const awaited = useAwaited(isUnheard);
  return tab !== "drafts" && isUnheard && !awaited && isWhole && views?.some(BELONGS[tab]) === false;
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

function Ideas({ cityId, tab, threshold }: IdeasProps) {
  const { i18n } = useLingui();
  const { views, isWhole } = useIdeas(cityId);
  const shown = views?.filter(BELONGS[tab]);
  if (shown === undefined || !isWhole) return <Skeleton shape="row" count={2} />;
  if (shown.length === 0) return <None cityId={cityId} tab={tab} />;
  return IDEA_STATUSES.map((status) => {
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
  });
}

/** A commune that is not heard now has none as of then (P13). */
function None({ cityId, tab }: Pick<IdeasProps, "cityId" | "tab">) {
  const freshness = useFreshness(cityId, "ideas");
  if (freshness.at === null) return <Skeleton shape="row" count={2} />;
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={<Trans>Aucune idée ici.</Trans>}
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

function Drafts({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const drafts = useDrafts(cityId)?.flatMap((draft) => (isOfKind(draft, IDEA_KIND) ? [draft] : []));
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
