import { Plural } from "@lingui/react/macro";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";

type Views = readonly ActivityView[] | undefined;

const isCancelled = ({ activity }: ActivityView) => activity.status === "cancelled";

/** As the figures of the commune count them: what is cancelled is shown, and counted apart. */
export function takingPlaceCount(views: Views): number {
  return views?.filter((view) => !isCancelled(view)).length ?? 0;
}

export function CancelledCount({ views }: { readonly views: Views }) {
  const count = views?.filter(isCancelled).length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {" · "}
      <Plural value={count} one="# annulée" other="# annulées" />
    </>
  );
}
