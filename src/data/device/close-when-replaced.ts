import type { Dexie } from "dexie";

/** Does what Dexie does by itself when another connection deletes or upgrades the database, without its warning in the console. */
export function closeWhenReplaced(database: Dexie): void {
  database.on("versionchange", () => {
    database.close({ disableAutoOpen: false });
    return false;
  });
}
