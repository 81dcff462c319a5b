import { useLingui } from "@lingui/react/macro";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import { IDEA_KIND } from "../../../domain/idea/idea.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { useDraftId } from "../../../shared/drafts/use-draft-id.ts";
import { WritingPage } from "../../../shared/drafts/writing-page.tsx";
import { IdeaPage } from "./idea-page.tsx";
import { SentIdea } from "./sent-idea.tsx";

export function NewIdea() {
  const { t } = useLingui();
  const cityId = useCityId();
  const draftId = useDraftId();
  const view = useIdea(cityId, draftId);
  return (
    <WritingPage
      kind={IDEA_KIND}
      draftId={draftId}
      title={t`Nouvelle idée – Parvis`}
      isReceived={Boolean(view)}
      renderForm={(city, draft) => <IdeaPage key={draftId} city={city} draftId={draftId} draft={draft} />}
      renderSent={(row, city) => (
        <SentIdea cityId={cityId} city={city} ideaId={draftId} row={row} view={view} />
      )}
    />
  );
}
