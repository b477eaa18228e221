import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import type { addresses } from '@visawright/contract/operations/addresses.ts';
import { login, send } from './calls.ts';
import type { ThrowAway } from './throw-away.ts';

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

// Somebody at work by calls alone: to prepare what a journey begins with, or to be the other one in it.
export async function worker({ realm, name, password }: ThrowAway) {
  const { tokens } = await login(realm, name, password);
  const ask = async <T>(id: keyof typeof addresses, input: Input = {}): Promise<T> => {
    const { status, body } = await send<T>(id, realm, { ...input, token: tokens.access_token });
    if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
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
export type Worker = Awaited<ReturnType<typeof worker>>;
