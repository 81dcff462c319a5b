import type { Operation } from "./support/operations.ts";

/**
 * Who may do what, as docs/architecture.md says it: `+` allowed, `-` refused.
 * Columns: nobody guest resident neighbour moderator foreigner truthy listed admin disabled ghost (roles.ts).
 * `{me}` is the person's own account, `users/resident-yann` the resident's; Betton is 35024.
 */
const TABLE = `
                                                        no gu re ne mo fo tr li ad di gh
SEC-2 get      users/{me}                               -  +  +  +  +  +  +  +  +  +  +
SEC-2 get      users/resident-yann                      -  -  +  -  -  -  -  -  +  -  -
SEC-2 page     users                                    -  -  -  -  -  -  -  -  +  -  -
SEC-4 page-501 users                                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far users                                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   users/{me}                               -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   users/{me}                               -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   users/resident-yann                      -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      users/{me}/cities/35024                  -  +  +  +  +  +  +  +  +  +  +
SEC-2 page     users/{me}/cities                        -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 users/{me}/cities                        -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far users/{me}/cities                        -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      users/resident-yann/cities/35024         -  -  +  -  -  -  -  -  -  -  -
SEC-2 page     users/resident-yann/cities               -  -  +  -  -  -  -  -  -  -  -
SEC-1 update   users/{me}/cities/35024                  -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      users/{me}/receipts/r1                   -  +  +  +  +  +  +  +  +  +  +
SEC-2 page     users/{me}/receipts                      -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-far users/{me}/receipts                      -  -  -  -  -  -  -  -  -  -  -
SEC-2 listen   users/{me}/receipts                      -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 users/{me}/receipts                      -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-all users/{me}/receipts                      -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      users/resident-yann/receipts/r1          -  -  +  -  -  -  -  -  -  -  -
SEC-2 page     users/resident-yann/receipts             -  -  +  -  -  -  -  -  -  -  -
SEC-1 create   users/{me}/receipts/r1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   users/{me}/receipts/r1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   users/{me}/receipts/r1                   -  -  -  -  -  -  -  -  -  -  -
SEC-2 page     users/{me}/notifications                 -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 users/{me}/notifications                 -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far users/{me}/notifications                 -  -  -  -  -  -  -  -  -  -  -
SEC-2 page     users/resident-yann/notifications        -  -  +  -  -  -  -  -  -  -  -
SEC-2 get      users/{me}/notifications/n1              -  +  +  +  +  +  +  +  +  +  +
SEC-2 get      users/resident-yann/notifications/n1     -  -  +  -  -  -  -  -  -  -  -
SEC-1 update   users/{me}/notifications/n1              -  -  -  -  -  -  -  -  -  -  -
SEC-2 page     users/{me}/devices                       -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 users/{me}/devices                       -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far users/{me}/devices                       -  -  -  -  -  -  -  -  -  -  -
SEC-2 page     users/resident-yann/devices              -  -  +  -  -  -  -  -  -  -  -
SEC-2 get      users/{me}/devices/d1                    -  +  +  +  +  +  +  +  +  +  +
SEC-2 get      users/resident-yann/devices/d1           -  -  +  -  -  -  -  -  -  -  -
SEC-1 create   users/{me}/devices/d1                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      users/{me}/quota/2026-11-20              -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   users/{me}/quota/2026-11-20              -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024                             -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities                                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   cities/35024                             -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024                             -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024                             -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/contours/_global_           -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities/35024/contours                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/contours/_global_           -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/statistics/_global_         -  +  +  +  +  +  +  +  +  +  +
SEC-1 update   cities/35024/statistics/_global_         -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/anomalies/a1                -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities/35024/anomalies                   -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-far cities/35024/anomalies                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 listen   cities/35024/anomalies                   -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 cities/35024/anomalies                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-all cities/35024/anomalies                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 group    anomalies                                -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   cities/35024/anomalies/a1                -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/anomalies/a1                -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/anomalies/a1                -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/tallies/a1                  -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities/35024/tallies                     -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 cities/35024/tallies                     -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/tallies                     -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/tallies/a1                  -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/seats/e1                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/seats/e1                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/markChanges/m1              -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/markChanges                 -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   cities/35024/markChanges/m1              -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/activities/e1               -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities/35024/activities                  -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-all cities/35024/activities                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 listen   cities/35024/activities                  -  +  +  +  +  +  +  +  +  +  +
SEC-4 group    activities                               -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   cities/35024/activities/e1               -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/activities/e1               -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/activities/e1               -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-501 cities/35024/activities                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/activities                  -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/ideas/i1                    -  +  +  +  +  +  +  +  +  +  +
SEC-4 page     cities/35024/ideas                       -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-all cities/35024/ideas                       -  -  -  -  -  -  -  -  -  -  -
SEC-4 listen   cities/35024/ideas                       -  +  +  +  +  +  +  +  +  +  +
SEC-4 group    ideas                                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   cities/35024/ideas/i1                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/ideas/i1                    -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/ideas/i1                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-501 cities/35024/ideas                       -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/ideas                       -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/threads/t1                  -  +  +  +  +  +  +  +  +  +  +
SEC-1 create   cities/35024/threads/t1                  -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/threads/t1                  -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/threads/t1                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/threads                     -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-501 cities/35024/threads                     -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/threads                     -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/messages                    -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-far cities/35024/messages                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-501 cities/35024/messages                    -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/35024/messages/m1                 -  +  +  +  +  +  +  +  +  +  +
SEC-4 page-all cities/35024/messages                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 listen   cities/35024/messages                    -  +  +  +  +  +  +  +  +  +  +
SEC-1 create   cities/35024/messages/m1                 -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/messages/m1                 -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/messages/m1                 -  -  -  -  -  -  -  -  -  -  -
SEC-4 group    messages                                 -  -  -  -  -  -  -  -  -  -  -
SEC-3 get      cities/35024/moderation/a1               -  -  -  -  +  -  -  -  +  -  -
SEC-3 page     cities/35024/moderation                  -  -  -  -  +  -  -  -  +  -  -
SEC-4 page-501 cities/35024/moderation                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/moderation                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-all cities/35024/moderation                  -  -  -  -  -  -  -  -  -  -  -
SEC-3 get      cities/22278/moderation/a1               -  -  -  -  -  +  -  -  +  -  -
SEC-3 page     cities/22278/moderation                  -  -  -  -  -  +  -  -  +  -  -
SEC-3 group    moderation                               -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/moderation/a1               -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/moderation/a1               -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France                            -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/statistics/_global_        -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/contours/_global_          -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/tallies/a1                 -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/activities/e1              -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/ideas/i1                   -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/threads/t1                 -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      cities/France/messages/m1                -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/tallies                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/anomalies                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/activities                 -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/ideas                      -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/threads                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/messages                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/moderation                 -  -  -  -  -  -  -  -  -  -  -
PHO-5 get      cities/35024/photos/p1                   -  -  -  -  -  -  -  -  -  -  -
PHO-5 page     cities/35024/photos                      -  -  -  -  -  -  -  -  -  -  -
PHO-5 update   cities/35024/photos/p1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/counters/numbers            -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/counters/numbers            -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      recounts/35024                           -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     recounts                                 -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   recounts/35024                           -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   recounts/35024                           -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   recounts/35024                           -  -  -  -  -  -  -  -  -  -  -
SEC-2 page     admin/service/days                       -  -  -  -  -  -  -  -  +  -  -
SEC-1 create   admin/audit/entries/e1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   admin/audit/entries/e1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   admin/audit/entries/e1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/events/p1                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/events                      -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/quota/p1                    -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/quota                       -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      config/public                            +  +  +  +  +  +  +  +  +  +  +
SEC-2 get      config/secret                            -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   config/public                            -  -  -  -  -  -  -  -  -  -  -
SEC-2 get      admin/audit                              -  -  -  -  -  -  -  -  +  -  -
SEC-2 page     admin/audit/entries                      -  -  -  -  -  -  -  -  +  -  -
SEC-4 page-all admin/audit/entries                      -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-501 admin/audit/entries                      -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far admin/audit/entries                      -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   admin/audit                              -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      addressless/a1                           -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      progress/tidy-accounts                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      elsewhere/a1                             -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   elsewhere/a1                             -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     elsewhere                                -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      cities/35024/elsewhere/x1                -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/35024/elsewhere                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      users/{me}/elsewhere/x1                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     users/{me}/elsewhere                     -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      closed/someone-who-left                  -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     closed                                   -  -  -  -  -  -  -  -  -  -  -
`;

export interface MatrixRow {
  readonly rule: string;
  readonly operation: Operation;
  readonly path: string;
  /** One per role, in the roles' order. */
  readonly verdicts: readonly boolean[];
}

export const MATRIX: readonly MatrixRow[] = TABLE.trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [rule = "", operation, path = "", ...signs] = line.split(/\s+/u);
    return { rule, operation: operation as Operation, path, verdicts: signs.map((sign) => sign === "+") };
  });
