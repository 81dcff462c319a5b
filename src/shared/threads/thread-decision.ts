/** What a moderator decides about a discussion. */
export const THREAD_DECISION = "moderate-thread";
