import { IS_LOCAL, localPortOffset } from "../endpoints.ts";

const AUTH_PORT = 9099;
const FIRESTORE_PORT = 8080;

export function cloudOrigins(): { readonly tokens: string; readonly firestore: string } {
  if (IS_LOCAL) {
    return {
      tokens: `${localOrigin(AUTH_PORT)}/securetoken.googleapis.com`,
      firestore: localOrigin(FIRESTORE_PORT),
    };
  }
  return { tokens: "https://securetoken.googleapis.com", firestore: "https://firestore.googleapis.com" };
}

function localOrigin(port: number): string {
  return `http://127.0.0.1:${port + localPortOffset()}`;
}
