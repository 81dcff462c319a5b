import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { recountCity } from "../../functions/src/cities/recount-statistics.ts";
import { auth } from "../../functions/src/firebase.ts";
import { theAtlas, type Site } from "../communes/atlas.ts";
import { DEMO_ACCOUNTS, DEMO_CITY_ID } from "./accounts.ts";
import { createAccounts } from "./create-accounts.ts";
import { demoAnomalies } from "./demo-anomalies.ts";
import { withPhotos } from "./demo-photos.ts";
import { demoCity, demoMembership } from "./demo-city.ts";
import {
  writeAnomalies,
  writeCity,
  writeConfig,
  writeNumbers,
  writePhotos,
  writeReceipts,
  writeUsers,
} from "./write-demo.ts";

export interface DemoLoad {
  /** How many reports; the demo has 300, a bench may want 10,000. */
  readonly documents: number;
  readonly say: (sentence: string) => void;
}

export const DEMO_DOCUMENTS = 300;

/**
 * Fills the running emulators with one believable commune and three accounts, unless they already hold them. Which version
 * may send is said each time.
 * Everything is told back from the midnight (UTC) of the day of loading; the same day gives the same data.
 */
export async function loadDemoOnce({ documents, say }: DemoLoad): Promise<void> {
  await writeConfig();
  if (await isLoaded()) return;
  say("Loading the demo commune, Betton…");
  const site = demoSite();
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const { anomalies, photos } = await withPhotos(demoAnomalies(site, { count: documents, today }));
  await writeCity(demoCity(site, today));
  await writeUsers(today);
  await writePhotos(photos);
  await writeAnomalies(anomalies);
  for (const { uid } of DEMO_ACCOUNTS) await writeReceipts(uid, anomalies);
  await writeNumbers(anomalies);
  await recountCity(DEMO_CITY_ID, today);
  await createAccounts(demoMembership(anomalies, today));
  say(`${anomalies.length} reports and ${photos.length} photos loaded.`);
}

export function demoSite(): Site {
  const site = theAtlas().siteOf(DEMO_CITY_ID);
  if (site === undefined) throw new Error("The register of communes has no Betton.");
  return site;
}

/** The accounts come last, so their presence says that the rest is there. */
async function isLoaded(): Promise<boolean> {
  const uids = DEMO_ACCOUNTS.map(({ uid }) => ({ uid }));
  return (await auth().getUsers(uids)).users.length === DEMO_ACCOUNTS.length;
}
