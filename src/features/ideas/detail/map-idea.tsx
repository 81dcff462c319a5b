import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { useCity } from "../../../data/cities/use-city.ts";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { IdeaDetail } from "./idea-detail.tsx";

export function MapIdea() {
  const { t, i18n } = useLingui();
  const cityId = useCityId();
  const { ideaId = "" } = useParams<"ideaId">();
  const view = useIdea(cityId, ideaId);
  const city = useCity(cityId);
  const isWide = useIsWide();
  return (
    <ItemPage
      key={ideaId}
      title={view ? ideaTitle(i18n, view.idea) : t`Idée`}
      listPath={pathOf("MapIdeas", { cityId })}
    >
      <ItemContent
        collection="ideas"
        cityId={cityId}
        view={view}
        city={city}
        // Its author and moderators hold what it says.
        isHidden={({ idea }) => idea.visibility === "hidden" && idea.title === ""}
        hiddenWhy={({ idea }) => whyWords(i18n, idea)}
        missingWords={<Trans>Cette idée n’existe pas, ou n’est pas publique.</Trans>}
        renderDetail={(known, at) => <IdeaDetail view={known} city={at} isWide={isWide} />}
      />
    </ItemPage>
  );
}
