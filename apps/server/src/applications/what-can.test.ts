import { reachOf } from '@visawright/contract/access.ts';
import { roles } from '@visawright/contract/roles.ts';
import { expect, test } from 'vitest';
import { applicationActions } from './what-can.ts';

// Else what may be read could be shown as something to act on, and the act be refused.
test.each(roles)('whatever %s may do with applications reaches as far as reading them', (role) => {
  const reaches = applicationActions.map((action) => reachOf(action, role)).filter((reach) => reach !== undefined);
  expect(new Set(reaches).size).toBeLessThanOrEqual(1);
  if (reaches.length > 0) expect(reaches[0]).toBe(reachOf('application.read', role));
});
