import type { Page } from "@playwright/test";

/** Whether any database of this browser holds these words. */
export function isHeldOn(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("A database cannot be read.")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const all = stores.map((store) =>
        answerOf(database.transaction(store).objectStore(store).getAll()).then((rows) =>
          JSON.stringify(rows),
        ),
      );
      const found = (await Promise.all(all)).some((rows) => rows.includes(wanted));
      database.close();
      if (found) return true;
    }
    return false;
  }, words);
}
