import { Trans, useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import { may } from "../../../domain/account/permissions.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { IDEA_KIND } from "../../../domain/idea/idea.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { DraftForm } from "../../../shared/drafts/draft-form.tsx";
import { DraftList } from "../../../shared/drafts/draft-list.tsx";
import { problemOf, summaryItems } from "../../../shared/drafts/form-problems.ts";
import { KeepingProblem } from "../../../shared/drafts/keeping-problem.tsx";
import { AddressBar, NeedsAddress } from "../../../shared/drafts/needs-address.tsx";
import { SubmitBar } from "../../../shared/drafts/submit-bar.tsx";
import { TownHallNotTold } from "../../../shared/drafts/town-hall-not-told.tsx";
import { useWriting } from "../../../shared/drafts/use-writing.ts";
import { PhotoField } from "../../../shared/photos/photo-field.tsx";
import { PhotoWords } from "../../../shared/photos/photo-words.tsx";
import { PlaceStep } from "../../../shared/place/place-step.tsx";
import { isIn } from "../../../shared/place/use-my-position.ts";
import { DetailsStep, NameField, ScopeStep, TitleStep, WordsStep } from "./idea-fields.tsx";
import { IdeaPreview } from "./idea-preview.tsx";
import { EMPTY_IDEA, ideaFormOfDraft, ideaFormReducer, ideaOfForm } from "./idea-form.ts";

const RULES = { empty: EMPTY_IDEA, reduce: ideaFormReducer, restore: ideaFormOfDraft };

interface IdeaPageProps {
  readonly city: City;
  readonly draftId: Identifier;
  readonly draft: DraftOf<typeof IDEA_KIND> | null;
}

export function IdeaPage({ city, draftId, draft }: IdeaPageProps) {
  const { t, i18n } = useLingui();
  const { id: cityId } = city;
  const { actor } = useData();
  const { views = [] } = useIdeas(cityId);
  const { form, dispatch, photos, adding, submission, keeping, submit } = useWriting({
    head: { id: draftId, kind: IDEA_KIND, cityId },
    draft,
    rules: RULES,
    check: ideaOfForm,
    onPhotoPlace: (place, put) => {
      if (isIn(city, place)) put({ type: "proposed", place, source: "photo", accuracyM: null });
    },
  });
  const says = problemOf(i18n, submission.problems);
  const mayPublish = may(actor, IDEA_KIND, { cityId });
  const block = { city, form, dispatch, says };
  return (
    <DraftForm
      title={<Trans>Nouvelle idée</Trans>}
      leaveTo={pathOf("MapIdeas", { cityId })}
      attempt={submission.attempt}
      items={summaryItems(i18n, submission.problems)}
      onSubmit={submit}
    >
      {mayPublish ? null : <NeedsAddress />}
      <DraftList
        cityId={cityId}
        draftId={draftId}
        kind={IDEA_KIND}
        pathname={pathOf("MapNewIdea", { cityId })}
        untitled={t`Idée sans titre`}
      />
      <TitleStep {...block} views={views} />
      <WordsStep {...block} />
      <ScopeStep {...block} />
      {form.scope === "place" ? (
        <PlaceStep
          {...block}
          known={() =>
            views.flatMap(({ idea: { place, address } }) => (place === null ? [] : [{ place, address }]))
          }
        />
      ) : (
        <IdeaPreview city={city} form={form} photos={photos} />
      )}
      <PhotoField adding={adding} photos={photos} />
      {photos.map((photo, index) => (
        <PhotoWords key={photo.id} photo={photo} rank={index + 1} problem={says(`photos.${index}.alt`)} />
      ))}
      <DetailsStep {...block} />
      <NameField cityId={cityId} form={form} dispatch={dispatch} />
      <TownHallNotTold city={city} />
      <KeepingProblem
        draft={{ id: draftId, cityId, form, photos }}
        keeping={keeping}
        sending={submission.sendProblem}
        notSentWords={<Trans>L’idée n’a pas été enregistrée</Trans>}
      />
      {mayPublish ? (
        <SubmitBar isSending={submission.isSending || adding.isAdding} what={<Trans>l’idée</Trans>} />
      ) : (
        <AddressBar />
      )}
    </DraftForm>
  );
}
