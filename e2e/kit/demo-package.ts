import type { Application } from '@visawright/contract/application.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import { archiveOf, builtPackage } from './built-package.ts';
import { demoPassword, mailOf } from './people.ts';
import { worker } from './work.ts';

const realm = 'sunrise';
const person = { realm, name: 'applicant', username: mailOf('applicant', realm), password: demoPassword };

let taken: Promise<Buffer> | undefined; // once a process: downloads are counted

// The package of the demo's direct traveller, as it is downloaded.
export const demoPackage = (): Promise<Buffer> => (taken ??= take());

async function take(): Promise<Buffer> {
  const me = await worker(person);
  const { applicantUid } = await me.ask<{ applicantUid: string }>('getProfile');
  const query = { applicantUid };
  const { items } = await me.ask<Listed<Application>>('applicationsOfApplicant', { query });
  const { applicationUid } = items.find(({ status }) => status === 'package-ready')!;
  const { packageUid } = await builtPackage({ me, applicationUid, applicantUid });
  return archiveOf(person, packageUid);
}
