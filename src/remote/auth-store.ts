/** The private IndexedDB store of the Firebase Auth SDK. Read here, never written. */
const DATABASE = "firebaseLocalStorageDb";
const STORE = "firebaseLocalStorage";
const USER_KEY = /^firebase:authUser:/u;

export interface StoredUser {
  readonly uid: string;
  readonly apiKey: string;
  readonly refreshToken: string;
  readonly accessToken: string;
  /** In ms since the epoch. */
  readonly expiresAt: number;
}

/** Undefined when nobody is signed in or the store cannot be read. */
export async function storedUser(factory: IDBFactory = indexedDB): Promise<StoredUser | undefined> {
  const database = await openExisting(factory);
  if (database === undefined) return undefined;
  try {
    const rows = database.objectStoreNames.contains(STORE) ? await allRows(database) : [];
    return rows.map(userOf).find((user) => user !== undefined);
  } finally {
    database.close();
  }
}

/** Does not create a missing database: the SDK would find it without its store. */
function openExisting(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = factory.open(DATABASE);
    request.addEventListener("upgradeneeded", () => request.transaction?.abort());
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(undefined);
    });
  });
}

function allRows(database: IDBDatabase): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).getAll();
    request.addEventListener("success", () => resolve(request.result as readonly unknown[]));
    request.addEventListener("error", () => resolve([]));
  });
}

function userOf(row: unknown): StoredUser | undefined {
  const { fbase_key: key, value } = fieldsOf(row);
  if (typeof key !== "string" || !USER_KEY.test(key)) return undefined;
  const { uid, apiKey, stsTokenManager } = fieldsOf(value);
  const { refreshToken, accessToken, expirationTime } = fieldsOf(stsTokenManager);
  if (typeof uid !== "string" || typeof apiKey !== "string" || typeof refreshToken !== "string")
    return undefined;
  return {
    uid,
    apiKey,
    refreshToken,
    accessToken: typeof accessToken === "string" ? accessToken : "",
    expiresAt: typeof expirationTime === "number" ? expirationTime : 0,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
