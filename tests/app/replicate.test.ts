import type { FirebaseApp } from "firebase/app";
import { expect, it } from "vitest";
import { createStore } from "../../src/app/store.ts";
import { replicate } from "../../src/app/sync/replicate.ts";
import type { Session } from "../../src/remote/auth/open-session.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { takeClock } from "../support/take-clock.ts";
import { anAppState } from "./an-app-state.ts";

it("does not wait for ever for a commune when the device's databases never open [CITY-4]", async () => {
  const clock = takeClock();
  const { readCity } = replicate({
    app: {} as FirebaseApp,
    session: {} as Session,
    store: createStore(anAppState()),
    firestoreEmulator: undefined,
    onDisabled: () => undefined,
  });
  let came: unknown;
  void readCity("35024", "if-any").catch((error: unknown) => (came = error));
  await clock.advance(MINUTE_MS);
  expect(came).toBeInstanceOf(Error);
});
