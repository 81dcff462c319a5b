import { Trans, useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import { useActivities } from "../../../data/activities/use-activities.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import { may } from "../../../domain/account/permissions.ts";
import { ACTIVITY_KIND } from "../../../domain/activity/activity.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
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
import { PlaceParts } from "../../../shared/place/place-step.tsx";
import { DetailsBlock } from "./details-block.tsx";
import { NearActivities } from "./near-activities.tsx";
import { DescriptionField, WhatStep, WhenStep, WhereStep, WhoStep } from "./activity-fields.tsx";
import { ActivityPreview } from "./activity-preview.tsx";
import { activityFormReducer, activityOfForm, EMPTY_ACTIVITY } from "./activity-form.ts";
import { activityFormOfDraft } from "./form-of-activity.ts";

const RULES = { empty: EMPTY_ACTIVITY, reduce: activityFormReducer, restore: activityFormOfDraft };

interface ActivityPageProps {
  readonly city: City;
  readonly draftId: Identifier;
  readonly draft: DraftOf<typeof ACTIVITY_KIND> | null;
}

export function ActivityPage({ city, draftId, draft }: ActivityPageProps) {
  const { t, i18n } = useLingui();
  const { id: cityId } = city;
  const { actor } = useData();
  const { views = [] } = useActivities(cityId);
  const { form, dispatch, photos, adding, submission, keeping, submit } = useWriting({
    head: { id: draftId, kind: ACTIVITY_KIND, cityId },
    draft,
    rules: RULES,
    check: (written, taken) => activityOfForm(cityId, written, taken),
    // A poster says nothing of where the activity is.
    onPhotoPlace: () => undefined,
  });
  const says = problemOf(i18n, submission.problems);
  const mayPublish = may(actor, ACTIVITY_KIND, { cityId });
  const block = { city, form, dispatch, says };
  return (
    <DraftForm
      title={<Trans>Nouvelle activité</Trans>}
      leaveTo={pathOf("MapActivities", { cityId })}
      attempt={submission.attempt}
      items={summaryItems(i18n, submission.problems)}
      onSubmit={submit}
    >
      {mayPublish ? null : <NeedsAddress />}
      <DraftList
        cityId={cityId}
        draftId={draftId}
        kind={ACTIVITY_KIND}
        pathname={pathOf("MapNewActivity", { cityId })}
        untitled={t`Activité sans titre`}
      />
      <WhatStep {...block} />
      <WhenStep {...block} />
      <WhereStep
        {...block}
        place={
          <PlaceParts
            {...block}
            known={() =>
              views.flatMap(({ activity: { place, address } }) =>
                place === null ? [] : [{ place, address }],
              )
            }
          />
        }
      />
      {form.where === "online" ? <ActivityPreview cityId={cityId} form={form} photos={photos} /> : null}
      <NearActivities cityId={cityId} form={form} views={views} />
      <WhoStep {...block} cityId={cityId} />
      <DescriptionField {...block} />
      <DetailsBlock {...block} startsOpen={photos.length > 0} mustOpen={adding.missing > 0}>
        <PhotoField adding={adding} photos={photos} />
        {photos.map((photo, index) => (
          <PhotoWords key={photo.id} photo={photo} rank={index + 1} problem={says(`photos.${index}.alt`)} />
        ))}
      </DetailsBlock>
      <TownHallNotTold city={city} />
      <KeepingProblem
        draft={{ id: draftId, cityId, form, photos }}
        keeping={keeping}
        sending={submission.sendProblem}
        notSentWords={<Trans>L’activité n’a pas été enregistrée</Trans>}
      />
      {mayPublish ? (
        <SubmitBar isSending={submission.isSending || adding.isAdding} what={<Trans>l’activité</Trans>} />
      ) : (
        <AddressBar />
      )}
    </DraftForm>
  );
}
