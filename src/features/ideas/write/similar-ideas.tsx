import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useDeferredValue } from "react";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { similarIdeas } from "../../../domain/idea/similar-ideas.ts";
import { IdeaLinks } from "../idea-links.tsx";

interface SimilarIdeasProps {
  readonly title: string;
  readonly views: readonly IdeaView[];
}

/** Ideas of this device that may be the same, to support instead of writing a second one. */
export function SimilarIdeas({ title, views }: SimilarIdeasProps) {
  const { t } = useLingui();
  const typed = useDeferredValue(title);
  const found = similarIdeas(
    typed,
    views.map(({ idea }) => idea),
  );
  const count = found.length;
  return (
    <div>
      <output>
        {count === 0
          ? null
          : t`${plural(count, { one: "# idée proche : est-ce la même ?", other: "# idées proches : est-ce l’une d’elles ?" })}`}
      </output>
      {count === 0 ? null : <IdeaLinks ideas={found} />}
    </div>
  );
}
