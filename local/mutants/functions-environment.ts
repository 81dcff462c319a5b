import { functionsEnv } from "../emulators.ts";
import { AS_IN_THE_EMULATOR } from "../emulators/one-process.ts";
import { originOf, portOffset, portsAt } from "../ports.ts";

/** As our functions have it in the process that answers these tests otherwise. */
export function setFunctionsEnvironment(): void {
  const ports = portsAt(portOffset());
  Object.assign(process.env, functionsEnv(ports), AS_IN_THE_EMULATOR, {
    NODE_ENV: "production",
    GEO_API_URL: `${originOf(ports.testGeo)}/geo`,
    PARVIS_TEST_GEO_PORT: String(ports.testGeo),
  });
}
