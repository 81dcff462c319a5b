import { matchPath } from "react-router-dom";
import { ROUTES, type RouteName } from "../../domain/navigation/routes.ts";

const FORMS: readonly RouteName[] = ["MapNewAnomaly", "MapNewActivity", "MapNewIdea"];

export function isFormRoute(pathname: string): boolean {
  return FORMS.some((name) => matchPath(ROUTES[name], pathname) !== null);
}
