import type { DestinationId } from '../destinations/destinations.ts';
import type { Portal, PortalFile } from './portal-schema.ts';

// Nothing is recorded for most destinations: their applications are made on a printed form, or nobody has walked through the portal yet.
export const loadPortals = async (id: DestinationId): Promise<readonly Portal[]> =>
  import(`../../portals/${id}.json`, { with: { type: 'json' } }).then(
    (file: { default: PortalFile }) => file.default.portals,
    () => [],
  );
