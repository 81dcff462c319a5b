import type { Actor } from "../account/actor.ts";
import type { City } from "../city/city.ts";
import type { Content } from "../content/content.ts";

type Judged = Pick<Content, "visibility" | "moderated">;

/** Taken from the public by a moderator: what flags alone keep back still waits for one. */
function isTakenBack({ visibility, moderated }: Judged): boolean {
  return (visibility === "hidden" || visibility === "private") && moderated?.to === visibility;
}

/** Whether its author may still contest what was decided: once for each decision, a decision about an appeal being the last. */
export function mayAppeal(content: Judged): boolean {
  const { moderated } = content;
  return isTakenBack(content) && moderated?.appeal === undefined && moderated?.isFinal !== true;
}

/** Its author contests the last decision, and nobody has judged that. */
export function isAppealed(content: Judged): boolean {
  return isTakenBack(content) && content.moderated?.appeal !== undefined;
}

/** Whoever decided does not judge what is said against it, where the commune has somebody else who may. */
export function isOwnDecision(
  { moderated }: Judged,
  { uid }: Pick<Actor, "uid">,
  { moderatorsCount }: Pick<City, "moderatorsCount">,
): boolean {
  return moderated?.by === uid && moderatorsCount > 1;
}
