import { expect, it } from "vitest";
import { AUTHOR_KINDS } from "../../src/domain/account/actor.ts";
import { PERIODS, STATUS_FILTERS } from "../../src/domain/account/my-filter.ts";
import { MY_VIEWS } from "../../src/domain/account/my-view.ts";
import {
  ACTIVITY_STATUSES,
  ORGANISER_KINDS,
  PRICE_KINDS,
  REPEAT_EVERY,
} from "../../src/domain/activity/activity.ts";
import { DANGERS, POSITION_SOURCES } from "../../src/domain/anomaly/anomaly.ts";
import { CATEGORY_TABLE } from "../../src/domain/anomaly/category-table.ts";
import { FOLLOW_UP_ANSWERS } from "../../src/domain/anomaly/follow-up.ts";
import { GUEST_MESSAGES, PRE_MODERATIONS } from "../../src/domain/city/city-settings.ts";
import { REFUSAL_CODES } from "../../src/domain/command/refusal.ts";
import { CONTENT_COLLECTIONS } from "../../src/domain/command/subject.ts";
import { VISIBILITIES } from "../../src/domain/content/content.ts";
import { ANSWER_STATUSES } from "../../src/domain/idea/idea-moves.ts";
import { IDEA_STATUSES, RETIRE_CODES } from "../../src/domain/idea/idea.ts";
import { HIDE_CODES } from "../../src/domain/moderation/moderate-payload.ts";
import { NOTIFICATION_KINDS } from "../../src/domain/notification/kinds.ts";
import { LEVELS } from "../../src/domain/notification/level.ts";
import { TOLD_AS } from "../../src/domain/notification/notification.ts";
import { THREAD_STATES } from "../../src/domain/thread/thread.ts";

/** Where each may stand in what is stored: a word that is dropped makes every document that holds it unreadable. */
it.each([
  [AUTHOR_KINDS, "guest resident moderator admin deleted"],
  [VISIBILITIES, "pending public hidden private"],
  [CONTENT_COLLECTIONS, "anomalies ideas activities messages"],
  [DANGERS, "genant tres_genant dangereux"],
  [POSITION_SOURCES, "gps map address photo"],
  [FOLLOW_UP_ANSWERS, "yes no unknown"],
  [IDEA_STATUSES, "open review accepted doing done declined retired"],
  [ANSWER_STATUSES, "review accepted declined doing done"],
  [RETIRE_CODES, "doublon deja_en_cours infaisable realisee autre"],
  [ACTIVITY_STATUSES, "confirmed tentative postponed cancelled"],
  [ORGANISER_KINDS, "habitant association commune ecole commerce"],
  [PRICE_KINDS, "gratuit libre payant"],
  [REPEAT_EVERY, "week month"],
  [THREAD_STATES, "open locked hidden"],
  [HIDE_CODES, "spam offensive privacy off_topic false other"],
  [NOTIFICATION_KINDS, "status answer message activity moderation nearby review"],
  [LEVELS, "all statuses none"],
  [TOLD_AS, "author follower neighbour flagger moderator"],
  [STATUS_FILTERS, "current open resolved rejected all"],
  [PERIODS, "any week month year"],
  [MY_VIEWS, "map list"],
  [PRE_MODERATIONS, "newcomers none"],
  [GUEST_MESSAGES, "none checked"],
])("every word that was ever stored is read: %s [DOC-1]", (words, stored) => {
  expect(words.join(" ")).toBe(stored);
});

it("every matter of a report that was ever stored is read [DOC-1]", () => {
  const matters = CATEGORY_TABLE.map(({ id, subcategories }) => [
    id,
    subcategories.map((one) => one.id).join(" "),
  ]);
  expect(Object.fromEntries(matters)).toEqual({
    voirie:
      "nid-de-poule trottoir-abime panneau-signalisation marquage-efface feu-tricolore piste-cyclable acces-difficile " +
      "obstacle-voie neige-verglas",
    eclairage:
      "lampadaire-eteint rue-dans-le-noir lampadaire-allume-le-jour mat-abime cable-ou-trappe-ouverte",
    proprete: "depot-sauvage corbeille conteneur-debordant dejections-canines verre-ou-seringue animal-mort",
    objets: "encombrants vehicule-epave velo-epave caddie",
    graffitis: "tag propos-injurieux affichage-sauvage",
    mobilier:
      "banc potelet-ou-barriere abri-de-bus jeux-pour-enfants fontaine toilettes-publiques panneau-information",
    vegetal: "arbre-dangereux haie-genante herbes-hautes plantation-abimee arrosage-defectueux",
    animaux: "rats frelon-asiatique chenilles-processionnaires pigeons animal-errant",
    eau: "avaloir-bouche fuite-eau plaque-egout inondation-voirie odeur",
    batiments: "ecole salle-ou-gymnase cimetiere mairie autre-equipement",
    chantier: "chantier-mal-protege signalisation-chantier stationnement-genant",
    autre: "autre",
  });
});

it("keeps every code with which a city ever refused: a device asks for ever about one that it does not know [OFF-5]", () => {
  expect([...REFUSAL_CODES].sort().join(" ")).toBe(
    "account_disabled activity_dates activity_full activity_over address_to_confirm appealed_once changed_meanwhile " +
      "decided_later guests_read id_taken idea_closed idea_settled invalid malformed muted not_allowed not_possible " +
      "not_yours observed_in_future observed_too_old other_gone own_decision photo_taken place_too_far quota quota_city " +
      "quota_followed quota_reports reopened_once subject_hidden supports_closed thread_locked thread_over too_fast " +
      "too_large too_late unknown_city unknown_kind unknown_subject withdraw_followed",
  );
});
