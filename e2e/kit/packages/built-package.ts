import { readContents } from '@visawright/contract/verify/zip-contents.ts';
import { readDirectory } from '@visawright/contract/verify/zip-directory.ts';
import { byteSourceOf } from '@visawright/contract/verify/byte-source.ts';
import type { ApplicationPackage, PackageView } from '@visawright/contract/delivery/package.ts';
import type { Part } from '@visawright/contract/verify/testing/sample-package.ts';
import { login, send } from '../server/calls.ts';
import { origin } from '../server/addresses.ts';
import type { ReadyApplication } from '../applications/read-application.ts';
import { expect } from '../browser/test.ts';
import type { DisposablePerson } from '../accounts/make-person.ts';
import { patience } from '../patience.ts';

// Waits for the package that is built automatically after the declaration.
export async function builtPackage({ me, applicationUid }: ReadyApplication): Promise<ApplicationPackage> {
  const current = async () => (await me.ask<PackageView>('getPackage', { query: { applicationUid } })).current;
  await expect.poll(async () => (await current())?.state, { timeout: 90_000 * patience }).toBe('ready');
  return (await current())!;
}

// Downloads the archive like a person: ticket and file in one session.
export async function archiveOf({ realm, name, password }: DisposablePerson, packageUid: string): Promise<Buffer> {
  const token = (await login(realm, name, password)).tokens.access_token;
  const { body } = await send<{ url: string }>('packageTicket', realm, { token, body: { packageUid } });
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': realm };
  const reply = await fetch(new URL(body.url, origin), { headers });
  if (!reply.ok) throw new Error(`the archive returned ${reply.status}: ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
}

export async function partsOf(zip: Buffer): Promise<Part[]> {
  const source = byteSourceOf(zip);
  const contents = await readContents(source, await readDirectory(source));
  return contents.map(({ name, from, to }): Part => [name, zip.subarray(from, to)]);
}
