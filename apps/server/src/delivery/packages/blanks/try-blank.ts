import type { BlankSample } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankTrial } from '@visawright/contract/delivery/blank.ts';
import { sampleAnswers } from '@visawright/forms/blanks/sample-answers.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { isDecided } from '@visawright/contract/delivery/blank-facts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { layOutBlank } from '../sheets/blank/lay-out-blank.ts';
import { blankRow } from './blanks.queries.ts';

// Every question is answered, also those that exclude each other, so that every field is tried.
export async function tryBlank(db: Db, blankUid: string, sample: BlankSample): Promise<BlankTrial> {
  const { form_id, fields, matches } = await blankRow(db, blankUid);
  const form = await loadForm(form_id);
  const asked = form.sections.flatMap((section) => section.fields);
  const values = sampleAnswers(form, sample);
  const laid = layOutBlank({ fields, matches: matches.filter(isDecided) }, { form, asked, values });
  const continued = asked.filter(({ id }) => laid.annexed.includes(id)).map(({ id, label }) => ({ ref: id, label }));
  return { sample, writings: [...laid.writings], continued };
}
