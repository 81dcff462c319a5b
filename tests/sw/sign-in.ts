/** Where the identity provider's SDK keeps who is here. */
export const ACCOUNTS = "firebaseLocalStorageDb";

/** Signs somebody in as the provider's SDK does in the page. @param lastsMs how long the access token lasts */
export function signIn(uid: string, lastsMs = 3_600_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(ACCOUNTS, 1);
    request.addEventListener("error", () => reject(request.error));
    request.addEventListener("upgradeneeded", () => {
      const tokens = {
        refreshToken: "again",
        accessToken: "a token",
        expirationTime: Date.now() + lastsMs,
      };
      request.result.createObjectStore("firebaseLocalStorage", { keyPath: "fbase_key" }).put({
        fbase_key: "firebase:authUser:k:app",
        value: { uid, apiKey: "k", stsTokenManager: tokens },
      });
    });
    request.addEventListener("success", () => {
      request.result.close();
      resolve();
    });
  });
}
