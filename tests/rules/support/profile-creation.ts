import { writeOf } from "./operations.ts";

export const NOW_TRANSFORM = { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" };

/** What the client writes after the anonymous sign-in: `createdAt` from the server's clock, and what is given besides. */
export function creation(path: string, data: object = {}): object {
  return { ...writeOf(path, data), updateTransforms: [NOW_TRANSFORM], currentDocument: { exists: false } };
}
