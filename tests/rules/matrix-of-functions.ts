/** What functions alone read and write, in the columns of `matrix.ts`. */
export const FUNCTIONS_TABLE = `
SEC-1 get      joinRequests/35024-resident-yann         -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     joinRequests                             -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   joinRequests/35024-resident-yann         -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   joinRequests/35024-resident-yann         -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   joinRequests/35024-resident-yann         -  -  -  -  -  -  -  -  -  -  -
SEC-1 get      blockRequests/35024-resident-yann        -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     blockRequests                            -  -  -  -  -  -  -  -  -  -  -
SEC-1 create   blockRequests/35024-resident-yann        -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   blockRequests/35024-resident-yann        -  -  -  -  -  -  -  -  -  -  -
SEC-1 delete   blockRequests/35024-resident-yann        -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/events/p1                   -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   cities/35024/changes/p1                  -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   addressless/a1                           -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   closed/someone-who-left                  -  -  -  -  -  -  -  -  -  -  -
SEC-1 update   progress/tidy-accounts                   -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     addressless                              -  -  -  -  -  -  -  -  -  -  -
SEC-4 page     progress                                 -  -  -  -  -  -  -  -  -  -  -
`;
