import * as logger from "firebase-functions/logger";

/** Every line the functions write. Codes and identifiers only: never what a person wrote, nor a token. */
export const logs = {
  commandFailed: (
    about: { readonly commandId: string; readonly kind: string; readonly cityId: string },
    error: unknown,
  ) => logger.error("command_failed", { ...about, ...factsOf(error) }),
  commandRefused: (about: { readonly kind: string; readonly cityId: string; readonly code: string }) =>
    logger.info("command_refused", about),
  tokenRefused: (code: string) => logger.warn("token_refused", { code }),
  proofRefused: (code: string) => logger.info("proof_refused", { code }),
  photoRefused: (about: { readonly cityId: string; readonly code: string }) =>
    logger.info("photo_refused", about),
  contourUnreadable: (cityId: string) => logger.warn("contour_unreadable", { cityId }),
  geoApiUnreachable: (cityId: string, why: string) => logger.error("geo_api_unreachable", { cityId, why }),
  addressesUnreachable: (cityId: string, why: string) =>
    logger.warn("addresses_unreachable", { cityId, why }),
  nearUnreadable: (cityId: string, error: unknown) =>
    logger.error("near_unreadable", { cityId, ...factsOf(error) }),
  cityCreated: (cityId: string) => logger.info("city_created", { cityId }),
  pushRefused: (deviceId: string) => logger.warn("push_refused", { deviceId }),
  callFailed: (name: string, error: unknown) => logger.error("call_failed", { name, ...factsOf(error) }),
};

/** An error's message may quote a document, so only its kind and where it happened are kept. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { error: error.name, code: codeOf(error), frames };
}

export function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" || typeof code === "number" ? String(code) : "unknown";
}
