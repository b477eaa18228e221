import type { Application } from '@visawright/contract/applications/application.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import { archiveOf, builtPackage } from './built-package.ts';
import { demoPassword, mailOf } from '../accounts/demo-people.ts';
import { personClient } from '../applications/person-client.ts';

const realm = 'sunrise';
const person = { realm, name: 'applicant', username: mailOf('applicant', realm), password: demoPassword };

let downloaded: Promise<Buffer> | undefined; // once per process, because downloads are logged

// The downloaded package of the direct traveller of the demo.
export const demoPackage = (): Promise<Buffer> => (downloaded ??= download());

async function download(): Promise<Buffer> {
  const me = await personClient(person);
  const { applicantUid } = await me.ask<{ applicantUid: string }>('getProfile');
  const query = { applicantUid };
  const { items } = await me.ask<Listed<Application>>('applicationsOfApplicant', { query });
  const { applicationUid } = items.find(({ status }) => status === 'package-ready')!;
  const { packageUid } = await builtPackage({ me, applicationUid, applicantUid });
  return archiveOf(person, packageUid);
}
