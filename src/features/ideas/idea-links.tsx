import { Link } from "react-router-dom";
import type { Idea } from "../../domain/idea/idea.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { Bullets } from "../../ui/bullets.tsx";

/** Ideas by their titles, each a way to it. */
export function IdeaLinks({ ideas }: { readonly ideas: readonly Idea[] }) {
  return (
    <Bullets>
      {ideas.map(({ id, cityId, title }) => (
        <li key={id}>
          <Link to={pathOf("MapIdea", { cityId, ideaId: id })}>{title}</Link>
        </li>
      ))}
    </Bullets>
  );
}
