/** By which the keys of the queue find its rows. */
export const QUEUE_ROW = "[data-queue-row]";
