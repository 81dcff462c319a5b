import { lazyScreen } from "../lazy-screen.ts";

/** How much waits for a moderator: in the bar, or among the tabs of a phone. */
export const QueueCount = lazyScreen("QueueCount", () => import("../../features/moderation/queue-count.tsx"));
