// `npm run bench -- lighthouse` looks at whole pages of the app; every other part measures pages of its own.
await(process.argv.includes("lighthouse") ? import("./lighthouse.ts") : import("./run.ts"));
