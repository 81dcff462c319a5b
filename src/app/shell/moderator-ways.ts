import { lazyScreen } from "../lazy-screen.ts";

/** The ways to the queue, for the few who moderate. */
const load = () => import("./moderator-way.tsx");

export const ModeratorWay = lazyScreen("ModeratorWay", load);
export const QueueTab = lazyScreen("QueueTab", load);
