import { matchPath } from "react-router-dom";
import { ROUTES, type RouteName } from "../../domain/navigation/routes.ts";

const FORMS: readonly RouteName[] = ["MapNewAnomaly", "MapNewActivity", "MapNewIdea"];

/** Screens where somebody may be typing. */
export function isFormRoute(pathname: string): boolean {
  return FORMS.some((name) => matchPath(ROUTES[name], pathname) !== null);
}
