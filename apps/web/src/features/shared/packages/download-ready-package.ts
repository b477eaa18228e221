import { packageStatusOf } from './package-status.ts';
import { downloadPackage, readPackage } from './package.api.ts';

// Returns false if there is no current package; its own page explains why.
export async function downloadReadyPackage(applicationUid: string): Promise<boolean> {
  const view = await readPackage(applicationUid);
  if (packageStatusOf(view) !== 'ready' || !view.current) return false;
  await downloadPackage(view.current);
  return true;
}
