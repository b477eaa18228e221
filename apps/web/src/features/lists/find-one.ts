import { CallError } from '../../lib/call.ts';

// Somebody else's record looks like "not found": the row is then simply not here.
export async function findOne<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
