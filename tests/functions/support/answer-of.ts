interface Answer {
  readonly status?: number;
  readonly headers?: object;
  readonly body?: unknown;
}

/** What an address of ours answers in the thread of a test. */
export async function answerOf(endpoint: unknown, request: object, token = "a.b.c"): Promise<Answer> {
  const answer: Answer = {};
  const response = {
    status: (status: number) => Object.assign(answer, { status }) && response,
    set: (headers: object) => Object.assign(answer, { headers }) && response,
    json: (body: unknown) => void Object.assign(answer, { body }),
    end: (body?: unknown) => void Object.assign(answer, { body }),
    on: () => response,
  };
  const headers = { authorization: `Bearer ${token}` };
  const asked = { headers, header: () => undefined, query: {}, hostname: "parvis.example", ...request };
  await (endpoint as (asked: object, response: object) => Promise<void>)(asked, response);
  return answer;
}
