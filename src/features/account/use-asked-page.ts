import { useSearchParams } from "react-router-dom";
import { ownPathOf } from "../../domain/navigation/own-path.ts";

/** The page that was refused, for whose sake somebody came to sign in. */
export function useAskedPage(): string | undefined {
  const [query] = useSearchParams();
  return ownPathOf(query.get("redirect"));
}
