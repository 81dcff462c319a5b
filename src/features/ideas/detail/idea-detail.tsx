import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isHttpsLink } from "../../../domain/basics/https-link.ts";
import type { City } from "../../../domain/city/city.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import { ideaAnswer } from "../../../domain/idea/idea-answer.ts";
import { answersTo } from "../../../domain/idea/idea-moves.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { AUTHOR_KIND_WORDS, noNameOf } from "../../../i18n/anomaly-words.ts";
import { IDEA_CATEGORY_WORDS, IDEA_STATUS_WORDS, ideaTitle } from "../../../i18n/idea-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { DetailFrame } from "../../../shared/collection/detail-frame.tsx";
import { ColourField } from "../../../shared/collection/item-field.tsx";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { SentMark } from "../../../shared/commands/sent-mark.tsx";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import { OwnState } from "../../../shared/collection/own-state.tsx";
import { AwaitedPhotos } from "../../../shared/photos/awaited-photos.tsx";
import { PhotoHero } from "../../../shared/photos/photo-hero.tsx";
import { PlaceBlock } from "../../../shared/place/place-block.tsx";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { LazyThread } from "../../../shared/threads/lazy-thread.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Bullets } from "../../../ui/bullets.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { IdeaBadge } from "../idea-badge.tsx";
import { IDEA_FIELDS } from "../idea-looks.ts";
import { ideaPinLook } from "../map/idea-pins.ts";
import { IdeaActions } from "./idea-actions.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";
import { IdeaModeration } from "../moderation/idea-moderation.tsx";
import { IdeaHistory } from "./idea-history.tsx";
import { IdeasAlike } from "./ideas-alike.tsx";
import { MergeProposal } from "./merge-proposal.tsx";
import { OwnEdit } from "./own-edit.tsx";
import { useOwnIdea } from "./own-idea.tsx";
import { SupportProgress } from "./support-progress.tsx";

interface IdeaDetailProps {
  readonly view: IdeaView;
  readonly city: City;
  readonly isWide: boolean;
  readonly otherView: ReactNode;
}

export function IdeaDetail({ view, city, isWide, otherView }: IdeaDetailProps) {
  const { i18n } = useLingui();
  const { idea } = view;
  const moderates = useMayModerate(idea.cityId, idea.number);
  const threshold = supportThresholdOf(city);
  const own = useOwnIdea(idea, view.mine);
  return (
    <DetailFrame
      isWide={isWide}
      hero={
        <PhotoHero cityId={idea.cityId} photos={idea.photos}>
          <ColourField field={IDEA_FIELDS[idea.categoryId]} className={parts.field} />
        </PhotoHero>
      }
      status={
        <div className={parts.head}>
          <p className={parts.soft}>
            {idea.number === "" ? (
              <Trans>Numéro attribué à l’envoi</Trans>
            ) : (
              <Trans>Idée n° {idea.number}</Trans>
            )}{" "}
            · {i18n._(IDEA_CATEGORY_WORDS[idea.categoryId])}
          </p>
          <OwnState collection="ideas" content={idea} mine={view.mine} sync={view.sync} />
          <AwaitedPhotos content={idea} mine={view.mine} sync={view.sync} />
          <div className={parts.line}>
            <IdeaBadge idea={idea} threshold={threshold} />
            <SentMark content={idea} mine={view.mine} sync={view.sync} />
          </div>
          <Answer idea={idea} />
          <MergeProposal key={idea.id} idea={idea} mine={view.mine} />
        </div>
      }
      text={
        <>
          <Part title={<Trans>Le constat</Trans>} text={idea.finding} />
          <Part title={<Trans>La proposition</Trans>} text={idea.proposal} />
          <Part title={<Trans>Pour qui ?</Trans>} text={idea.forWhom} />
          <Links idea={idea} />
        </>
      }
      moderation={moderates ? <IdeaModeration idea={idea} city={city} /> : null}
      isAsked={isJudged(idea) || answersTo(idea.status).length > 0}
      actions={
        <div className={parts.head}>
          <SupportProgress idea={idea} threshold={threshold} isAnswered={useIsAnswered(city) !== false} />
          <IdeaActions view={view} otherView={otherView} items={own.items} />
          {own.primary}
          <OwnEdit idea={idea} />
        </div>
      }
      story={
        <>
          <IdeaHistory view={view} />
          <IdeasAlike idea={idea} />
        </>
      }
      place={<Where view={view} city={city} />}
      facts={<About idea={idea} />}
      discussion={<LazyThread collection="ideas" about={idea} />}
    />
  );
}

/** What the commune answered last, on top of everything. */
function Answer({ idea }: { readonly idea: Idea }) {
  const { i18n } = useLingui();
  const answer = ideaAnswer(idea);
  if (answer === undefined) return null;
  const by = answer.byName === "" ? i18n._(AUTHOR_KIND_WORDS[answer.byKind]) : answer.byName;
  return (
    <Banner
      tone="info"
      title={<Trans>Réponse de la commune : {i18n._(IDEA_STATUS_WORDS[answer.status])}</Trans>}
    >
      <p className={parts.text}>{answer.reason}</p>
      <p className={parts.soft}>
        <DateWords at={answer.at} whole /> · {by}
      </p>
    </Banner>
  );
}

function Part({ title, text }: { readonly title: ReactNode; readonly text: string }) {
  if (text === "") return null;
  return (
    <section>
      <h2 className={parts.part}>{title}</h2>
      <p className={parts.text}>{text}</p>
    </section>
  );
}

function Links({ idea: { links = [] } }: { readonly idea: Idea }) {
  const safe = links.filter(isHttpsLink);
  if (safe.length === 0) return null;
  return (
    <section>
      <h2 className={parts.part}>
        <Trans>Liens</Trans>
      </h2>
      <Bullets>
        {safe.map((link) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer nofollow">
              {link}
            </a>
          </li>
        ))}
      </Bullets>
    </section>
  );
}

function Where({ view, city }: { readonly view: IdeaView; readonly city: City }) {
  const { i18n } = useLingui();
  const { idea } = view;
  const { place, address } = idea;
  if (place === null)
    return (
      <section>
        <h2 className={parts.part}>
          <Trans>Lieu</Trans>
        </h2>
        <p>
          <Trans>Toute la commune</Trans>
        </p>
      </section>
    );
  const where = address === "" ? ideaTitle(i18n, idea) : address;
  const pin = { ...ideaPinLook(idea), waiting: isUnsent(idea, view) };
  return (
    <PlaceBlock
      at={{ place, address, locationHint: "" }}
      city={city}
      picture={<PlacePicture city={city} place={place} where={where} pin={pin} />}
    />
  );
}

function About({ idea }: { readonly idea: Idea }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      <Fact term={<Trans>Par</Trans>}>{idea.authorName || i18n._(noNameOf(idea.authorKind))}</Fact>
      <Fact term={<Trans>Proposée</Trans>}>
        <DateWords at={idea.createdAt} whole />
      </Fact>
    </Facts>
  );
}
