import { standingOf } from './package-standing.ts';
import { downloadPackage, readPackage } from './package.api.ts';

// From a list: the package is taken where there is a good one; false: its own page says what is the matter.
export async function takePackage(applicationUid: string): Promise<boolean> {
  const view = await readPackage(applicationUid);
  if (standingOf(view) !== 'ready' || !view.current) return false;
  await downloadPackage(view.current);
  return true;
}
