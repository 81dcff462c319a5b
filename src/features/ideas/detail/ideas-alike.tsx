import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { similarIdeas } from "../../../domain/idea/similar-ideas.ts";
import parts from "../../../shared/collection/detail-parts.module.css";
import { IdeaLinks } from "../idea-links.tsx";

/** What others of this device say nearly the same; nothing where none does. */
export function IdeasAlike({ idea: { id, cityId, title } }: { readonly idea: Idea }) {
  const { views = [] } = useIdeas(cityId);
  const found = useMemo(() => {
    const others = views.map(({ idea }) => idea).filter((other) => other.id !== id);
    return similarIdeas(title, others);
  }, [views, id, title]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={`alike-${id}`}>
      <h2 id={`alike-${id}`} className={parts.part}>
        <Trans>Idées proches</Trans>
      </h2>
      <IdeaLinks ideas={found} />
    </section>
  );
}
