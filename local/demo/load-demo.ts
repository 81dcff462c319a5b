import { DAY_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { CityId } from "../../src/domain/city/city.ts";
import { recountCity } from "../../functions/src/cities/recount-city.ts";
import { CONTENT_COLLECTIONS } from "../../src/domain/command/subject.ts";
import { auth } from "../../functions/src/firebase.ts";
import { theAtlas, type Site } from "../communes/atlas.ts";
import { DEMO_ACCOUNTS, DEMO_CITY_ID } from "./accounts.ts";
import { createAccounts } from "./create-accounts.ts";
import { demoAnomalies } from "./demo-anomalies.ts";
import { withPhotos } from "./demo-photos.ts";
import { demoCity, demoMembership, type DemoContents } from "./demo-city.ts";
import { DEMO_SETTINGS } from "./demo-settings.ts";
import { OTHER_COMMUNES, type OtherCommune } from "./other-communes.ts";
import {
  writeCity,
  writeConfig,
  writeContents,
  writeNumbers,
  writePhotos,
  writeReceipts,
  writeThreads,
  writeUsers,
} from "./write-demo.ts";
import { demoActivities } from "./activities/demo-activities.ts";
import { demoIdeas } from "./ideas/demo-ideas.ts";
import { demoTalks } from "./threads/demo-messages.ts";
import { withNumbers } from "./with-numbers.ts";

export interface DemoLoad {
  /** How many reports; the demo has 300, a bench may want 10,000. */
  readonly documents: number;
  readonly say: (sentence: string) => void;
}

export const DEMO_DOCUMENTS = 300;

/**
 * Fills the running emulators with a believable commune, two others with little in them, and three accounts, unless they already hold them. Which version
 * may send is said each time.
 * Everything is told back from the midnight (UTC) of the day of loading; the same day gives the same data.
 */
export async function loadDemoOnce({ documents, say }: DemoLoad): Promise<void> {
  await writeConfig();
  if (await isLoaded()) return;
  say("Loading the demo commune, Betton, and two others…");
  const site = demoSite(DEMO_CITY_ID);
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const drawn = demoAnomalies(site, { count: documents, today, isAnswered: true });
  const { anomalies, photos } = await withPhotos(drawn);
  await writeCity(demoCity(site, DEMO_SETTINGS, today));
  await writeUsers(today);
  await writePhotos(photos);
  const ideas = withNumbers(demoIdeas(site, today), anomalies);
  const activities = withNumbers(demoActivities(site, today), [...anomalies, ...ideas]);
  const talks = demoTalks({ anomalies, ideas, activities }, today);
  const contents = { anomalies, ideas, activities, messages: talks.messages };
  await writeAllContents(contents);
  await writeThreads(talks.threads, talks.messages, [...anomalies, ...ideas, ...activities]);
  await writeNumbers(DEMO_CITY_ID, [...anomalies, ...ideas, ...activities]);
  await recountCity(DEMO_CITY_ID, today);
  for (const other of OTHER_COMMUNES) await loadOther(other, today);
  await createAccounts(demoMembership(contents, today));
  say(
    `${anomalies.length} reports, ${photos.length} photos, ${ideas.length} ideas, ${activities.length} activities and ${talks.messages.length} messages loaded.`,
  );
}

/** Reports of the same people, without photos. */
async function loadOther(
  { cityId, count, settings, isAnswered }: OtherCommune,
  today: Instant,
): Promise<void> {
  const site = demoSite(cityId);
  const anomalies = demoAnomalies(site, { count, today, isAnswered });
  await writeCity(demoCity(site, settings, today));
  await writeAllContents({ anomalies, ideas: [], activities: [], messages: [] });
  await writeNumbers(cityId, anomalies);
  await recountCity(cityId, today);
}

async function writeAllContents(contents: DemoContents): Promise<void> {
  for (const collection of CONTENT_COLLECTIONS) {
    await writeContents(collection, contents[collection]);
    for (const { uid } of DEMO_ACCOUNTS) await writeReceipts(uid, collection, contents[collection]);
  }
}

export function demoSite(cityId: CityId): Site {
  const site = theAtlas().siteOf(cityId);
  if (site === undefined) throw new Error(`The register of communes has no ${cityId}.`);
  return site;
}

/** The accounts come last, so their presence says that the rest is there. */
async function isLoaded(): Promise<boolean> {
  const uids = DEMO_ACCOUNTS.map(({ uid }) => ({ uid }));
  return (await auth().getUsers(uids)).users.length === DEMO_ACCOUNTS.length;
}
