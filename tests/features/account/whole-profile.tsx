import { ownCard } from "../../../src/app/router/own-card.tsx";
import { ProfilePage } from "../../../src/features/account/profile.tsx";

/** The page with the cards of the other features, as the application hands them in. */
export function WholeProfile() {
  return <ProfilePage card={ownCard} />;
}
