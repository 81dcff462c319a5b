import { HttpsError } from "firebase-functions/https";
import { object, text } from "../../../src/domain/basics/schema.ts";
import { PUSH_DEVICE_SCHEMA } from "../../../src/domain/notification/push-device.ts";
import { PUSH_DEVICES_MAX } from "../config.ts";
import { accountCall } from "../http/account-call.ts";
import { mayDeliverTo } from "./deliver.ts";
import { deviceIdOf, devicesOf, forgetDevice, keepDevice } from "./devices.ts";
import { sendTo } from "./send.ts";
import { PUSH_SECRETS, vapid } from "./vapid.ts";

const secrets = PUSH_SECRETS;
/** `deviceIdOf` */
const DEVICE_ID = text({ max: 64, pattern: /^[\da-f]{64}$/u });

/** The key that browsers subscribe with, null where this deployment sends nothing; and the devices of the caller. */
export const state = accountCall({ name: "push-state", payload: object({}), secrets }, async (_, { uid }) => {
  const devices = (await devicesOf(uid)).map(({ id, label }) => ({ id, label }));
  return { key: vapid()?.publicKey ?? null, devices };
});

export const subscribe = accountCall(
  { name: "push-subscribe", payload: PUSH_DEVICE_SCHEMA },
  async (device, { uid }) => {
    if (!mayDeliverTo(device.endpoint)) throw new HttpsError("failed-precondition", "unknown_service");
    const others = (await devicesOf(uid)).filter(({ id }) => id !== deviceIdOf(device.endpoint));
    for (const { id } of others.slice(0, Math.max(0, others.length + 1 - PUSH_DEVICES_MAX)))
      await forgetDevice(uid, id);
    await keepDevice(uid, device);
    return { id: deviceIdOf(device.endpoint) };
  },
);

export const forget = accountCall(
  { name: "push-forget", payload: object<{ readonly id: string }>({ id: DEVICE_ID }) },
  ({ id }, { uid }) => forgetDevice(uid, id),
);

/** « Envoyer un essai » */
export const test = accountCall({ name: "push-test", payload: object({}), secrets }, async (_, { uid }) => {
  const { delivered } = await sendTo(uid, await devicesOf(uid), {
    uid,
    title: "Parvis",
    body: "Les notifications arrivent sur cet appareil.",
    tag: "test",
    route: "NotificationSettings",
    params: {},
  });
  return { delivered };
});
