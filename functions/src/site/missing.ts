import { problemAnswer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** No function of ours has this address: it is no page of the app either. */
export const missing = httpEndpoint({ name: "site-missing", methods: METHODS }, () =>
  Promise.resolve(problemAnswer(404, "not_found")),
);
