import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import type { addresses } from '@visawright/contract/operations/addresses.ts';
import { login, send } from '../server/calls.ts';
import type { DisposablePerson } from '../accounts/make-person.ts';

type Input = NonNullable<Parameters<typeof send>[2]>;

export const tripTo = (visaTo: string, more: Partial<VisaDetails> = {}): VisaDetails => ({
  fromDate: '09/03/2099',
  toDate: '20/03/2099',
  visaFrom: 'India',
  visaTo,
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Tourist visa',
  ...more,
});

// A signed-in API client of a person, to prepare a test or to act as the other person in it.
export async function personClient({ realm, name, password }: DisposablePerson) {
  let { tokens } = await login(realm, name, password);
  const ask = async <T>(id: keyof typeof addresses, input: Input = {}): Promise<T> => {
    const call = () => send<T>(id, realm, { ...input, token: tokens.access_token });
    let { status, body } = await call();
    // On a busy machine a journey takes longer than its token lasts.
    if (status === 401) {
      ({ tokens } = await login(realm, name, password));
      ({ status, body } = await call());
    }
    if (status !== 200) throw new Error(`${id} returned ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ask,
    answer: <T>(id: keyof typeof addresses, input: Input = {}) =>
      send<T>(id, realm, { ...input, token: tokens.access_token }),
    applicant: (firstName: string, lastName = 'Menon', more: object = {}) =>
      ask<Applicant>('createApplicant', { body: { firstName, lastName, ...more } }),
    draft: (applicantUid: string, visaTo = 'France', more: object = {}) =>
      ask<Application>('draftApplication', { body: { applicantUid, visaDetails: tripTo(visaTo), ...more } }),
  };
}
export type PersonClient = Awaited<ReturnType<typeof personClient>>;
