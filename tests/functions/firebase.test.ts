import { expect, it, vi } from "vitest";
import { appCheck, auth, db } from "../../functions/src/firebase.ts";

vi.stubEnv("GCLOUD_PROJECT", "demo-parvis");

it("All that is Firebase's is of one app, made by whoever asks first [LAND-8]", async () => {
  expect(appCheck()).toHaveProperty("verifyToken");
  expect(auth().app).toBe(appCheck().app);
  expect(db()).toBe(db());
  await db().terminate();
});
