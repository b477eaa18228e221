import { html } from '../../../html.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore } from '../../parts/day.ts';
import { emblem, scribble, roundSeal } from '../../parts/drawn-parts.ts';
import { states, type State } from '../../parts/states.ts';

export interface RefusalFacts extends DocumentFacts {
  readonly person: Person;
  readonly state: State;
  readonly applied: string;
  readonly at: number; // of the reasons
  readonly city: string;
}

const reasons = [
  'Justification for the purpose and conditions of the intended stay was not provided',
  'You have not provided proof of sufficient means of subsistence for the duration of the intended stay',
  'The information submitted regarding the justification for the purpose of the intended stay was not reliable',
  'There are reasonable doubts as to your intention to leave the territory before the expiry of the visa',
  'You have not provided proof of holding an adequate and valid travel medical insurance',
  'A false or altered travel document was presented',
] as const;

// The uniform form: boxes before the reasons, one of them crossed.
const boxes: DocumentLayout<RefusalFacts> = {
  name: 'boxes',
  draw({ person, state, applied, at, city, values }, pen) {
    const variant = pen.random.pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'd Month yyyy'] as const);
    const list = reasons
      .map(
        (reason, each) =>
          `<p>${each === at ? '☒' : '☐'} ${each + 1}. ${each === at ? pen.f('reason', reason) : reason}</p>`,
      )
      .join('');
    return html(
      "<style>.page{font:9.6pt/1.45 'DejaVu Sans'}p{margin:1.6mm 0}",
      'h1{font-size:11.5pt;text-align:center;margin:6mm 0 4mm}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between"><span>${emblem('#223', 14)}</span>`,
      `<div style="text-align:right">EMBASSY OF ${pen.f('issuingCountry', state.name.toUpperCase())}<br>`,
      `Visa Section, ${city}</div></div>`,
      '<h1>REFUSAL / ANNULMENT / REVOCATION OF VISA</h1>',
      `<p>${pen.random.pick(['Reference', 'Application no.', 'File reference', 'Our reference'])}: `,
      `${pen.f('referenceNumber', values.referenceNumber!)}</p>`,
      `<p>Ms/Mr ${pen.esc(person.fullName)}, passport ${person.passportNumber},</p>`,
      `<p>The Embassy has examined your visa application dated ${pen.date(applied, variant)}. `,
      'The visa has been refused.</p>',
      `<p><b>This decision is based on the following reason(s):</b></p>${list}`,
      '<p>You may appeal against the decision within thirty days of its receipt, in writing, ',
      'before the competent court.</p>',
      `<p style="margin-top:8mm">${pen.random.pick(['Date', 'Place and date', 'Date of decision'])}: `,
      `${city}, ${pen.f('refusalDate', pen.date(values.refusalDate!, variant))}</p>`,
      '<div style="display:flex;justify-content:space-between">',
      '<span>Signature of the person concerned: ..............</span><span>',
      `${roundSeal('EMBASSY VISA SECTION')}</span></div></section>`,
    );
  },
};

// A letter in sentences with headings, as home offices and consulates write it.
const letter: DocumentLayout<RefusalFacts> = {
  name: 'letter',
  draw({ person, state, applied, city, values }, pen) {
    const variant = pen.random.pick(['d Month yyyy', 'Month d, yyyy', 'dd Mmm yyyy'] as const);
    const name = pen.esc(person.fullName);
    const because = pen.random.pick([
      'The reason for this decision is:',
      'Your application has been refused for the following reason:',
      'Reason for refusal:',
    ]);
    return html(
      "<style>.page{font:10.6pt/1.55 'Noto Serif';padding:20mm 24mm}",
      'h2{font-size:12pt;margin:5mm 0 1mm}</style>\n',
      '<section class="page"><div style="display:flex;justify-content:space-between">',
      `<div>${name}<br>${pen.esc(wholeAddress(person.address)).replaceAll(', ', '<br>')}</div>`,
      '<div style="text-align:right"><b>Visa and Immigration Office</b><br>',
      `Government of ${pen.f('issuingCountry', state.name)}<br>${city}<br>`,
      `<br>${pen.random.pick(['Date', 'Date of refusal', 'Dated'])}: `,
      pen.f('refusalDate', pen.date(values.refusalDate!, variant)),
      `<br>${pen.random.pick(['Our ref', 'Case reference', 'Reference number', 'Application ID'])}: `,
      `${pen.f('referenceNumber', values.referenceNumber!)}</div>`,
      '</div>',
      `<p>Dear ${name},</p>`,
      '<h2>',
      pen.random.pick([
        'Refusal of your visa application',
        'NOTICE OF REFUSAL',
        'Your application for a visitor visa has been refused',
      ]),
      '</h2>',
      `<p>Thank you for the application that you made on ${pen.date(applied, variant)} for permission to `,
      `visit ${pen.esc(state.name)}. `,
      'I have considered it carefully with the documents you sent, and I have refused it.</p>',
      `<h2>${because}</h2><p>${pen.f('reason', `${values.reason}.`)}</p><h2>What happens next</h2>`,
      '<p>You may apply again at any time if your circumstances have changed. ',
      'There is no right of appeal against this decision. ',
      'Any future application will be considered on its own merits.</p>',
      `<p>Yours sincerely,</p>${scribble(pen.random)}<p>Entry Clearance Officer</p></section>`,
    );
  },
};

export const visaRefusalLetter: DocumentSpecimenKind<RefusalFacts> = {
  category: 'Proof of Status',
  kind: 'Visa refusal letter',
  facts(random, person) {
    const state = random.pick(states);
    const refusalDate = dayBefore(random, '2021-03-01', 30);
    const at = random.whole(0, reasons.length - 1);
    return {
      person,
      state,
      at,
      applied: daysLater(refusalDate, -random.whole(9, 40)),
      city: random.pick(['New Delhi', 'Mumbai', 'Chennai']),
      values: {
        issuingCountry: state.code,
        refusalDate,
        referenceNumber: random.pick([
          `${random.letters(3)}${random.digits(7)}`,
          `${state.code}/${refusalDate.slice(0, 4)}/${random.digits(6)}`,
          `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
        ]),
        reason: reasons[at]!,
      },
    };
  },
  layouts: [boxes, letter],
};
