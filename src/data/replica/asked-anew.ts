import { listenerList } from "../../domain/basics/listeners.ts";

const asked = listenerList();

/** Somebody wants to be sure that they see what the city says now: the pull makes its connection anew and reads. */
export const askAnew = asked.notify;
export const onAskedAnew = asked.subscribe;
