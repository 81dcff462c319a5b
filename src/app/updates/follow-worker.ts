import { sessionStore } from "../../data/device/page-storage.ts";
import { followIfOvertaken } from "./reload-on-version-mismatch.ts";
import { reload, updates } from "./updates.ts";

/** Has this page follow the worker in office, where that is of another version and took over unheard. */
export async function followWorker(): Promise<void> {
  const ownScript = document.querySelector('script[src^="/assets/"]')?.getAttribute("src") ?? undefined;
  if (ownScript === undefined || navigator.serviceWorker.controller === null) return;
  await followIfOvertaken({
    storage: sessionStore(),
    ownScript,
    pageOfWorker: async () => {
      const page = await fetch("/index.html");
      return page.ok ? page.text() : "";
    },
    follow: () => updates.offer(reload),
  });
}
