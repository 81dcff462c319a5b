import { lazyExtra } from "../lazy-screen.ts";

/** The ways to the queue, for the few who moderate. */
const load = () => import("./moderator-way.tsx");

export const ModeratorWay = lazyExtra("ModeratorWay", load);
export const QueueTab = lazyExtra("QueueTab", load);
