import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { describeValue } from './change-text.ts';
import type { Ages, Fee, Form } from '../form/form-schema.ts';

const feeName = ({ basis, groups }: Fee): string => `fee: ${basis}${groups ? ` (${groups.join(', ')})` : ''}`;
const ageWords = ({ from, under }: Ages): string =>
  [from === undefined ? '' : `from ${from} years`, under === undefined ? '' : `under ${under} years`]
    .filter(Boolean)
    .join(' and ');
const feeWords = ({ amount, currency, asOf, ages, conditions }: Fee): string =>
  [`${amount} ${currency}`, ages && ageWords(ages), conditions, `as of ${asOf}`].filter(Boolean).join(', ');

const parts = (name: string, rule: object | null): [string, string | null][] =>
  Object.entries(rule ?? {}).map(([key, value]) => [`${name}.${key}`, describeValue(value)]);

// Everything except fields and checklist, one entry per fact: its name and its text.
function factsOf(form: Form): Map<string, string | null> {
  const { passportRule, photo, fees, processing, visaTypes, advice = [], ...more } = form;
  const { sections: _, checklist: __, provenance: ___, ...rest } = more;
  const { lodgeBefore = null, ...times } = processing ?? {};
  return new Map([
    ...parts('passportRule', passportRule),
    ...parts('photo', photo),
    ...fees.map((fee) => [feeName(fee), feeWords(fee)] as [string, string]),
    ...parts('processing', times),
    ...parts('processing.lodgeBefore', lodgeBefore),
    ...advice.map(({ id, text }) => [`advice: ${id}`, text] as [string, string]),
    ...visaTypes.map((type) => [`visa type: ${type.name}`, describeValue({ ...type, name: '' })] as [string, string]),
    ...Object.entries(rest).map(([key, value]) => [key, describeValue(value)] as [string, string | null]),
  ]);
}

export function ruleChanges(was: Form, now: Form): FormChange[] {
  const before = factsOf(was);
  const after = factsOf(now);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): FormChange[] => {
    const [former = null, became = null] = [before.get(id), after.get(id)];
    return former === became ? [] : [{ kind: 'ruleChanged', id, was: former, became }];
  });
}
