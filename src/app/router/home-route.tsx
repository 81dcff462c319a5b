import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import { resumedPath } from "../../domain/navigation/resumable.ts";
import { HomePage } from "../../features/home/home-page.tsx";
import { localStore } from "../../data/device/page-storage.ts";
import { ownCityId, useAppFields, useAppState, type SignIn } from "../app-state.ts";
import { BareShell } from "../shell/bare-shell.tsx";
import { LoadingBar } from "../shell/loading-bar.tsx";
import type { FromHome } from "./navigation-state.ts";
import { lastRoute } from "./route-memory.ts";
import { DeniedRoute } from "./screens.ts";
import { StorageNotices } from "./storage-notices.tsx";

/** The last place, or the first visit's page (NAV-1). A `redirect` sends nowhere by itself: nothing loops. */
export function HomeRoute() {
  const cityId = useAppState(ownCityId);
  const { signIn, actor, startup } = useAppFields("signIn", "actor", "startup");
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const asked = ownPathOf(query.get("redirect"));
  if (asked !== undefined) {
    if (signIn === "unknown") return <LoadingBar busy />;
    return <DeniedRoute asked={asked} />;
  }
  if (cityId !== undefined && actor !== undefined) {
    query.delete("redirect");
    const rest = query.size === 0 ? "" : `?${query.toString()}`;
    const last = lastRoute(localStore());
    const path = resumedPath(last, actor, cityId);
    return <Navigate to={`${path}${rest}${hash}`} state={{ last } satisfies FromHome} replace />;
  }
  return (
    <BareShell>
      <StorageNotices />
      <HomePage state={homeStateOf(signIn)} onRetry={() => startup?.tryAgain()} />
    </BareShell>
  );
}

function homeStateOf(signIn: SignIn): "ready" | "offline" | "failed" {
  if (signIn === "waiting") return "offline";
  return signIn === "failed" ? "failed" : "ready";
}
