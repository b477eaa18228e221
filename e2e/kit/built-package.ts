import { readContents } from '@visawright/contract/verify/zip-contents.ts';
import { readDirectory } from '@visawright/contract/verify/zip-directory.ts';
import { sourceOf } from '@visawright/contract/verify/byte-source.ts';
import type { ApplicationPackage, PackageView } from '@visawright/contract/package.ts';
import type { Part } from '@visawright/contract/verify/testing/sample-package.ts';
import { login, send } from './calls.ts';
import { origin } from './places.ts';
import type { Ready } from './read-application.ts';
import { expect } from './test.ts';
import type { ThrowAway } from './throw-away.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

// Built by itself after the declaration.
export async function builtPackage({ me, applicationUid }: Ready): Promise<ApplicationPackage> {
  const current = async () => (await me.ask<PackageView>('getPackage', { query: { applicationUid } })).current;
  await expect.poll(async () => (await current())?.state, { timeout: 90_000 * patience }).toBe('ready');
  return (await current())!;
}

// The archive as a person downloads it: ticket and file in one session.
export async function archiveOf({ realm, name, password }: ThrowAway, packageUid: string): Promise<Buffer> {
  const token = (await login(realm, name, password)).tokens.access_token;
  const { body } = await send<{ url: string }>('packageTicket', realm, { token, body: { packageUid } });
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': realm };
  const reply = await fetch(new URL(body.url, origin), { headers });
  if (!reply.ok) throw new Error(`the archive answered ${reply.status}: ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
}

export async function partsOf(zip: Buffer): Promise<Part[]> {
  const source = sourceOf(zip);
  const contents = await readContents(source, await readDirectory(source));
  return contents.map(({ name, from, to }): Part => [name, zip.subarray(from, to)]);
}
