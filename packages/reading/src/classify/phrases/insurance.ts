import type { KindPhrases } from './phrases.types.ts';

export const insurance: readonly KindPhrases[] = [
  {
    category: 'Insurance',
    kind: 'Travel insurance policy',
    titles: ['{travel|overseas|overseas travel|international travel|student travel|schengen travel|visitor|visitors|travel medical|travel health} {insurance|mediclaim|mediclaim policy|assistance|protection|guard|care|shield|elite|companion}', '{certificate of insurance|insurance certificate|policy schedule|certificate cum policy schedule|policy certificate|certificate of cover|confirmation of cover|insurance cover letter|confirmation of insurance}', 'यात्रा बीमा'],
    sure: ['medical {evacuation|expenses and evacuation}', '{repatriation|transport} of {mortal remains|remains}', 'repatriation', 'loss of {checked baggage|checked in baggage|passport}', '{emergency|accident and sickness|accidental|emergency accident and sickness} medical {expenses|expense|treatment}', 'trip {delay|cancellation|interruption|curtailment}', '{hijack distress|missed connection|personal liability abroad|dental treatment}', 'assistance {company|helpline|service provider|partner}', '{geographical|territorial} {scope|coverage|limits|area|validity}', 'in accordance with {regulation|the schengen|council|visa code}', '{worldwide|world wide} {excluding|including}', 'minimum cover of eur 30 000', 'schengen {countries|states|area} {covered|are covered|incl}', 'sum insured {usd|eur|in usd|in eur|us}'],
    likely: ['policy {no|number}', 'sum insured', 'insured', 'insured person', 'deductible', 'premium', 'nominee', 'period of insurance', 'trip duration', 'travel destination', 'coverage', 'cover', 'benefits', 'insurer', 'irdai', 'uin', 'excess', 'policyholder', 'policy holder', 'proposer', 'pre existing', 'claims', 'general insurance', 'accidental death', 'insurance company', 'hospitalisation', 'travel insurance', 'emergency medical', 'covid', 'plan', 'guarantee', 'assurance', 'attestation', 'zone', 'medical expenses', 'hospital', 'repatriation', 'schengen', 'covered', 'protected', 'luggage', 'certificate', 'assistance', 'helpline', 'evacuation', 'illness', 'insurance'],
    never: ['dear visa officer', 'motor', 'vehicle registration', 'flight number', 'surrender value', 'maturity benefit'],
  },
]; // prettier-ignore
