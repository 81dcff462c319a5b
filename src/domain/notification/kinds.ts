/** What a person may be told, as they choose it; `review` is for moderators. */
export const NOTIFICATION_KINDS = [
  "status",
  "answer",
  "message",
  "activity",
  "moderation",
  "nearby",
  "review",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** In the list of the app, at once on a device, in the e-mail of the day or week. */
const CHANNELS = ["app", "push", "mail"] as const;
export type Channel = (typeof CHANNELS)[number];
export type Channels = { readonly [C in Channel]: boolean };

/** The kinds for whoever chose nothing. */
export const DEFAULT_CHANNELS: { readonly [K in NotificationKind]: Channels } = {
  status: { app: true, push: true, mail: true },
  answer: { app: true, push: true, mail: true },
  message: { app: true, push: false, mail: true },
  activity: { app: true, push: true, mail: false },
  moderation: { app: true, push: false, mail: true },
  nearby: { app: true, push: false, mail: false },
  review: { app: true, push: true, mail: true },
};
