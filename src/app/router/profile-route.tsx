import { Navigate, useSearchParams } from "react-router-dom";
import { opensTo } from "../../domain/navigation/opens-to.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import { ProfilePage } from "../../features/account/profile.tsx";
import { InstallSection } from "../../features/install/install-section.tsx";
import { useAppState } from "../app-state.ts";
import { AccountFrame } from "./account-frame.tsx";
import { ownCard } from "./own-card.tsx";

/** The profile. Whoever came to sign in because a page was refused goes to it as soon as the guard accepts them (NAV-6). */
export function ProfileRoute() {
  const actor = useAppState((state) => state.actor);
  const [query] = useSearchParams();
  const asked = ownPathOf(query.get("redirect"));
  if (asked !== undefined && actor?.isGuest === false && opensTo(actor, asked)) {
    return <Navigate to={asked} replace />;
  }
  return (
    <AccountFrame>
      <ProfilePage offer={<InstallSection />} card={ownCard} />
    </AccountFrame>
  );
}
