import type { KindRules } from '../../rules.types.ts';
import { stopLabels } from '../../stop-labels.ts';
import { wordingsOf } from '../../wording.ts';

// Words that head a cell on papers about money and work, besides those of a kind's own labels.
const usual = `
a account a/c address admission advance age agreement allowance also amount an and annual applicable applicant application appointment approved are area as assessment assessee asset at aadhaar
balance bank basic basis beneficiary birth book borrower borrowers branch business by c category centre certificate challan charges cheque circle city class client co coapplicant coborrower coborrowers
code collateral college commencement commutation company component concession constitution contact cost country course cover credit currency customer cut cycle date days dearness debit deducted deduction deductions
deductee deductor department dept deposit designation desig detail details disbursement district division drawn due duration earned earnings effective electronic email employee employees employer employment end entity
esi event expiry facility father fee fees field file filing finance financial first for form from full fund gender given grade gross guarantor guardian head holder holding id identification if ifsc in income
institution instalment instalments institute insurance intake interest issue issued item joining joint jurisdiction kind last leave legal level liability limit linked loan location loss margin marital maturity medical member micr mobile mode month monthly
mother name names nature neft net no nominee nomination number obligant occupation of office officer on operation or order organisation other our overtime ownership p paid pan parent parents part particulars pay payable payment period pension
pensioner permanent person perquisites pf phone place plan post ppo premium principal print processing product profession programme project proprietor purpose qtr quarter range rate reason receipt received recovery reference ref registered registration regular relation
relationship relief remarks remitted rent repayment residence residential retirement return role rtgs salary sanction sanctioned scheme section sector security semester serial session sex sheet signatory sl sol source spouse spread start state
statement status stay street student study subject sum surety tan tax taxable tds telephone tenor tenure term the ticket till time title to total trade transaction treasury type uan uin unit university upto us user valid validity value verification
visit advice slip payslip payroll confidential private ward website when where with withheld work working year your zone kyc cif pfno circle micr swift iban rupees rs inr ytd lop
`
  .trim()
  .split(/\s+/);

const wordsIn = (text: string) => text.toLowerCase().replaceAll(/\([^)]*\)/g, ' ').split(/[^a-z]+/).filter(Boolean); // prettier-ignore

const known = new WeakMap<KindRules, ReadonlySet<string>>();

function lexicon(rules: KindRules): ReadonlySet<string> {
  const made = known.get(rules) ?? new Set([
    ...usual,
    ...[...Object.values(rules.fields).flatMap(({ labels = [] }) => labels), ...(rules.stops ?? []), ...stopLabels].flatMap((each) => wordingsOf(each)).flatMap(wordsIn),
  ]); // prettier-ignore
  known.set(rules, made);
  return made;
}

// Nothing but words that head cells: a heading this kind does not know, and no value.
export function isHeading(text: string, rules: KindRules): boolean {
  const words = wordsIn(text);
  const all = lexicon(rules);
  return words.length > 0 && words.length <= 8 && !/\d/.test(text.replaceAll(/\([^)]*\)/g, ' ')) && words.every((word) => all.has(word)); // prettier-ignore
}
