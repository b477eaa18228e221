import { barePdf, barePicture, type BareEngine } from '../pipeline/bare-engine.ts';

type Route = 'text' | 'scan' | 'photo';

const dots = { text: 36, scan: 200 } as const; // as the reader renders these pages
const engines = new Map<Route, Promise<BareEngine>>();

// The first file loads the models and is read once more.
async function startEngine(as: Route, file: string): Promise<BareEngine> {
  const engine = as === 'photo' ? barePicture(1600) : barePdf(as, dots[as]);
  await engine.read(file);
  return engine;
}

// CPU time of the engine of a route alone on the same file: what it costs to get the words at all.
export async function bareCpuMs(file: string, as: Route): Promise<number> {
  const engine = engines.get(as) ?? startEngine(as, file);
  engines.set(as, engine);
  const { text, cpuMs } = await (await engine).read(file);
  if (text.length < 100) throw new Error(`the bare engine read only "${text}" in ${file}`);
  return cpuMs;
}
