// `npm run bench -- lighthouse` looks at whole pages of the app, `-- storm`, `-- fanout`, `-- decisions` and `-- dashboard` at the server alone; every
// other part measures pages of its own.
const asks = (part: string): boolean => process.argv.includes(part);
if (asks("lighthouse")) await import("./lighthouse.ts");
else if (asks("dashboard")) await import("./dashboard.ts");
else if (asks("decisions")) await import("./decisions.ts");
else if (asks("fanout")) await import("./fanout.ts");
else await (asks("storm") ? import("./storms.ts") : import("./run.ts"));
