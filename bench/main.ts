// `npm run bench -- lighthouse` looks at whole pages of the app, `npm run bench -- storm` at the server alone; every other part
// measures pages of its own.
const asks = (part: string): boolean => process.argv.includes(part);
if (asks("lighthouse")) await import("./lighthouse.ts");
else await (asks("storm") ? import("./storms.ts") : import("./run.ts"));
