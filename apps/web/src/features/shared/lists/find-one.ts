import { CallError } from '../../../lib/api/call.ts';

// Other tenants' records are reported as "not found", so the row is simply absent.
export async function findOne<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
