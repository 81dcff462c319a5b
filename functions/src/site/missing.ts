import { problemAnswer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What Hosting has no file and no other function for, below `/api/` and `/assets/`: it is in no cache, for it may come. */
export const missing = httpEndpoint({ name: "site-missing", methods: METHODS }, () =>
  Promise.resolve(problemAnswer(404, "not_found")),
);
