import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Portal } from '@visawright/e2e/portals/all-portals.ts';
import { answersInLists } from '@visawright/e2e/portals/answers-in-lists.ts';
import { valueProblems } from '@visawright/forms/answers/answer-problems.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { BrokenRun } from '../../measurement.ts';
import { cleanFile } from '../findings/clean-file.ts';
import { travellerOf } from '../findings/traveller-of.ts';
import { answersFor } from '../official/answer-sets.ts';
import type { Product } from './start-product.ts';

export interface PreparedApplication {
  readonly applicationUid: string;
  readonly applicantName: string;
  readonly destination: DestinationId;
  readonly answers: Readonly<Record<string, AnswerValue>>;
}

const trip = { from: '2027-01-18', to: '2027-01-29' };
const stored = (iso: string) => iso.split('-').toReversed().join('/');

const isFullName = (id: string) => id === 'emergencyName' || id === 'fullName';

// Portals ask for other people's names in two parts, so that a name of one word would leave a field open.
function withFullNames(id: string, value: AnswerValue | undefined): AnswerValue | undefined {
  if (typeof value === 'string') return isFullName(id) ? 'Leela Rane' : value;
  return value?.map((item) =>
    typeof item === 'string'
      ? item
      : Object.fromEntries(Object.entries(item).map(([part, each]) => [part, isFullName(part) ? 'Leela Rane' : each])),
  ) as AnswerValue | undefined;
}

// The answers of a traveller with a complete file; what documents do not answer is answered by kind of question.
async function answersOf(form: Form, destination: DestinationId, seed: number): Promise<Record<string, AnswerValue>> {
  const traveller = travellerOf(seed);
  const { values, context } = await cleanFile({ destination, group: 'Tourism', traveller, trip });
  const usual = answersFor(form, 'ordinary');
  const chosen: Record<string, AnswerValue> = {};
  // Conditions refer to earlier questions only, so that one pass answers what becomes visible.
  for (const { fields } of form.sections)
    for (const field of fields) {
      const isAsked = visibleFields(form, { ...chosen, ...context }).some(({ id }) => id === field.id);
      const value = [values[field.id], withFullNames(field.id, usual[field.id])].find(
        (each) => each !== undefined && valueProblems(field, each, context).length === 0,
      );
      if (isAsked && value !== undefined) chosen[field.id] = value;
    }
  return chosen;
}

// A declared application of a traveller with two names. The declaration itself is not what is measured here, so its status is set in the
// database.
export async function prepareApplication(product: Product, portal: Portal, seed: number): Promise<PreparedApplication> {
  const { destination } = portal;
  const form = await loadForm(destination);
  const { givenNames, surname } = travellerOf(seed);
  const { applicantUid } = await product.ask<{ applicantUid: string }>('createApplicant', {
    body: { firstName: givenNames, lastName: surname },
  });
  const { applicationUid } = await product.ask<{ applicationUid: string }>('draftApplication', {
    body: {
      applicantUid,
      visaDetails: {
        fromDate: stored(trip.from),
        toDate: stored(trip.to),
        visaFrom: 'India',
        visaTo: form.destination,
        nationality: 'India',
        visaCategory: 'Tourism',
        visaType: form.visaTypes.find(({ group }) => group === 'Tourism')!.name,
      },
    },
  });
  const answers = answersInLists(portal, await answersOf(form, destination, seed));
  await product.ask('saveAnswers', {
    body: {
      applicationUid,
      answers: Object.entries(answers).map(([field, value]) => ({ field, value, basis: 0, act: 'edited' })),
    },
  });
  const { rowCount } = await product.database.query(
    `update application set status = 'package-ready', declared_at = now(), version = version + 1 where application_uid = $1`,
    [applicationUid],
  );
  if (rowCount !== 1) throw new BrokenRun('the application could not be declared');
  return { applicationUid, applicantName: `${givenNames} ${surname}`, destination, answers };
}
