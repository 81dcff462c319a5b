import { MyIdeas } from "../../features/ideas/mine/my-ideas.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";

export function MyIdeasRoute() {
  return (
    <OwnShell>
      <MyIdeas home={useAppState(ownCityId)} />
    </OwnShell>
  );
}
