import { useParams } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";

/** The commune of the address; the router lets nothing else in. */
export function useCityId(): CityId {
  const { cityId = "" } = useParams<"cityId">();
  return cityId.toUpperCase();
}
