import type { MyView } from "../../domain/account/my-view.ts";
import { START_ROUTES } from "../../domain/navigation/city-start.ts";
import { DEFAULT_ROUTE, type ResumableRoute } from "../../domain/navigation/resumable.ts";

export interface FromHome {
  readonly last: ResumableRoute | undefined;
}

export function startRouteOf(settled: MyView | null | undefined, state: unknown): ResumableRoute {
  if (settled !== null && settled !== undefined) return START_ROUTES[settled];
  const last = (state as Partial<FromHome> | null)?.last;
  return Object.values(START_ROUTES).find((route) => route === last) ?? DEFAULT_ROUTE;
}

export const JUST_CHOSEN = { arrival: true } as const;

export function hasJustChosen(state: unknown): boolean {
  return (state as Partial<typeof JUST_CHOSEN> | null)?.arrival === true;
}
