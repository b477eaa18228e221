import type { Connection } from '@visawright/contract/extension/pairing.ts';

// undefined: not known. A connection that was made in another session may be in this browser or in another one.
export function isSessionConnected(connections: readonly Connection[] | undefined): boolean | undefined {
  if (connections === undefined) return undefined;
  if (connections.some(({ isThisSession }) => isThisSession)) return true;
  return connections.length === 0 ? false : undefined;
}
