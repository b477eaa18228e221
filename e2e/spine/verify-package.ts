import { readFile } from 'node:fs/promises';
import type { Application } from '@visawright/contract/applications/application.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';
import type { Journey } from './journey.ts';

const builtWithin = 40_000 * patience;

// Downloads the package and has it verified in a page of its own.
export async function verifyPackage({ page, user, me, applicationUid }: Journey): Promise<void> {
  await expectScreen(page, 'summary');
  await expect(page.locator('[data-package]').first()).toHaveAttribute('data-package', 'ready', {
    timeout: builtWithin,
  });
  const built = await me.ask<Application>('getApplication', { query: { applicationUid } });
  expect(built.status).toBe('package-ready');
  const download = page.waitForEvent('download');
  await user.tap(page.getByRole('button', { name: 'Download' }).first());
  const zip = await readFile(await (await download).path());

  const opening = page.waitForEvent('popup');
  await user.tap(page.getByRole('link', { name: /^Verify this package/ }));
  const verifying = await opening;
  const file = { name: 'package.zip', mimeType: 'application/zip', buffer: zip };
  await user.choose(verifying, verifying.getByText('Choose the file'), [file]);
  await expect(verifying.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'whole');
  await verifying.close();
}
