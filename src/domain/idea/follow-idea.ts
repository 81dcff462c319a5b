import { followContent } from "../content/follow-content.ts";

export const followIdea = followContent({ collection: "ideas", idField: "ideaId" });
