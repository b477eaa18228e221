import { startPortals } from './start-portals.ts';

// npm run portals [-- --session SECONDS] [--lose-session-after PAGES] [--no-delays] [NAME …]
const names: string[] = [];
let sessionSeconds: number | undefined;
let loseSessionAfterPage: number | undefined;
let delays = true;
const given = process.argv.slice(2);
for (let index = 0; index < given.length; index += 1) {
  const word = given[index]!;
  if (word === '--session') sessionSeconds = Number(given[(index += 1)]);
  else if (word === '--lose-session-after') loseSessionAfterPage = Number(given[(index += 1)]);
  else if (word === '--no-delays') delays = false;
  else names.push(word);
}

const started = await startPortals({
  delays,
  ...(names.length > 0 && { only: names }),
  ...(sessionSeconds !== undefined && { sessionSeconds }),
  ...(loseSessionAfterPage !== undefined && { loseSessionAfterPage }),
});
for (const { id, firstPage, name } of started.portals) console.log(`${id.padEnd(20)} ${firstPage.padEnd(52)} ${name}`);
console.log('Practice portals: nothing entered there is sent to any authority. Ctrl+C stops them.');
process.once('SIGINT', () => void started.close());
process.once('SIGTERM', () => void started.close());
