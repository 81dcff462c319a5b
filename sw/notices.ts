/** A lazy script of the service worker: notifications. Built by `sw/plugin`, loaded by push.ts only. */
import { PAGE_NOTICE_MS_MAX } from "../src/clock/waits.ts";
import { pathOf, ROUTES, type RouteName } from "../src/domain/navigation/routes.ts";
import { storedUser } from "../src/remote/auth-store.ts";
import { askPage, type Asked } from "./ask-page.ts";

export { renewSubscription } from "./renew-subscription.ts";

/** What is used of the worker's scope. */
interface Worker {
  readonly clients: {
    readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly navigator: { readonly languages: readonly string[] };
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
}

interface Page extends Asked {
  readonly visibilityState: "hidden" | "visible";
  readonly focus: () => Promise<unknown>;
}

const TAG_WITHOUT_CONTENT = "parvis";
const ICON = "/icons/icon-192.png";

/** In the page where one is visible. For somebody signed out it only says that there is one (F50). */
export async function showNotice(worker: Worker, text: string | undefined): Promise<void> {
  const message = pushMessageOf(text);
  if (message === undefined || !(await isForThisPerson(message.uid))) {
    const { title, newNotification } = wordsFor(worker.navigator.languages);
    return worker.registration.showNotification(title, {
      body: newNotification,
      icon: ICON,
      tag: TAG_WITHOUT_CONTENT,
    });
  }
  if (await isTakenByPage(worker, message)) return;
  const { title, body, tag, uid, path } = message;
  await worker.registration.showNotification(title, { body, icon: ICON, tag, data: { uid, path } });
}

async function isTakenByPage({ clients }: Worker, { title, body }: PushMessage): Promise<boolean> {
  const pages = await clients.matchAll({ type: "window" });
  const visible = pages.find(({ visibilityState }) => visibilityState === "visible");
  if (visible === undefined) return false;
  const answer = await askPage(visible, { type: "SHOW_PUSH", title, body }, PAGE_NOTICE_MS_MAX);
  return answer?.taken === true;
}

/** The account may have changed since the notification was shown. */
export async function openNotice({ clients }: Worker, data: unknown): Promise<void> {
  const { uid, path } = (data ?? {}) as { readonly uid?: string; readonly path?: string };
  if (uid === undefined || path === undefined || !(await isForThisPerson(uid))) return;
  const [page] = await clients.matchAll({ type: "window" });
  if (page !== undefined && (await isOpenedBy(page, path))) await page.focus();
  else await clients.openWindow(path);
}

async function isOpenedBy(page: Page, path: string): Promise<boolean> {
  const answer = await askPage(page, { type: "OPEN_PATH", path }, PAGE_NOTICE_MS_MAX);
  return answer?.taken === true;
}

async function isForThisPerson(uid: string): Promise<boolean> {
  return (await storedUser())?.uid === uid;
}

/** What a push carries: a JSON object for one account. */
interface PushMessage {
  /** Whose device it was meant for. */
  readonly uid: string;
  readonly title: string;
  readonly body: string;
  /** Where a tap leads; one of our own places. */
  readonly path: string;
  /** A later push with the same tag takes the place of this one. */
  readonly tag: string;
}

const PARAM = /:(\w+)/gu;

/** `route` is a name of the routes table, so that no push can open anything else. */
export function pushMessageOf(text: string | undefined): PushMessage | undefined {
  const { uid, title, body, tag, route, params } = fieldsOf(parsed(text));
  const path = pathTo(route, fieldsOf(params));
  if (path === undefined) return undefined;
  if (!isText(uid) || !isText(title) || !isText(body) || !isText(tag)) return undefined;
  return { uid, title, body, tag, path };
}

function pathTo(route: unknown, params: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof route !== "string" || !Object.hasOwn(ROUTES, route)) return undefined;
  const name = route as RouteName;
  const wanted = [...ROUTES[name].matchAll(PARAM)].map(([, param]) => String(param));
  if (!wanted.every((param) => isText(params[param]))) return undefined;
  return pathOf(name, params as Parameters<typeof pathOf<RouteName>>[1]);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function parsed(text: string | undefined): unknown {
  try {
    // A push without a text is no JSON either.
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** What the worker itself says; everything else it shows was written by the city. */
const WORDS = {
  fr: { title: "Parvis", newNotification: "Vous avez une nouvelle notification." },
  en: { title: "Parvis", newNotification: "You have a new notification." },
} as const;

/** French, and English for whoever reads it rather: the page's own choice of language is out of the worker's reach. */
function wordsFor(languages: readonly string[]): (typeof WORDS)["fr" | "en"] {
  const known = languages.map((language) => language.slice(0, 2)).find((code) => code in WORDS);
  return known === "en" ? WORDS.en : WORDS.fr;
}
