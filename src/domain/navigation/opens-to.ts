import type { Actor } from "../account/actor.ts";
import { admissionOf } from "./guard.ts";
import { placeAt } from "./place-at.ts";

export function opensTo(actor: Actor | undefined, path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/u);
  const found = placeAt(pathname);
  return admissionOf(actor, found?.name ?? "NotFound", found?.params["cityId"]).admitted;
}
