import type { Address } from '@visawright/contract/operations/addresses.ts';
import type { OperationId } from '@visawright/contract/operations/index.ts';
import { startAddresses } from '@visawright/contract/operations/start-addresses.ts';

let table: Partial<Record<OperationId, Address>> = startAddresses;

// The application adds the addresses of all calls, which the sign-in screen does not load.
export function addAddresses(all: Readonly<Record<OperationId, Address>>): void {
  table = all;
}

export const knownAddress = (id: OperationId): Address | undefined => table[id];

// For screens before the application, such as the return from a passkey page.
export async function loadAddress(id: OperationId): Promise<Address> {
  const { addresses } = await import('@visawright/contract/operations/addresses.ts');
  return addresses[id];
}
