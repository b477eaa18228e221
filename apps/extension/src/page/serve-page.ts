import { answerPage } from './answer-page.ts';
import { runtimePort, type PanelPort } from './runtime-port.ts';

// A mark in the script's own world, which the page does not share.
interface ServedWorld {
  visawrightPort?: PanelPort;
}

// Answers the requests of the panel for this frame. A second injection leaves the first one in place while that one can be reached.
export function servePage(port: PanelPort = runtimePort()): void {
  const world = globalThis as ServedWorld;
  if (world.visawrightPort?.isOpen() === true) return;
  world.visawrightPort = port;
  port.listen(answerPage(document, port.report));
}
