/** What moderators alone read, in the columns of `matrix.ts`; the log is read from the service alone, which says who may know what. */
export const MODERATORS_TABLE = `
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
SEC-3 get      cities/35024/log/a1                      -  -  -  -  -  -  -  -  -  -  -
SEC-3 page     cities/35024/log                         -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-501 cities/35024/log                         -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-far cities/35024/log                         -  -  -  -  -  -  -  -  -  -  -
SEC-4 page-all cities/35024/log                         -  -  -  -  -  -  -  -  -  -  -
SEC-3 get      cities/22278/log/a1                      -  -  -  -  -  -  -  -  -  -  -
SEC-3 page     cities/22278/log                         -  -  -  -  -  -  -  -  -  -  -
SEC-3 group    log                                      -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/log/a1                      -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   cities/35024/log/a1                      -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/moderation                 -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     cities/France/log                        -  -  -  -  -  -  -  -  -  -  -
`;
