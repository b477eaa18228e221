import { html } from '../../../../html.ts';
import type { InvitationFacts } from '../../../kinds/letter/invitation-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// An email to the consulate with the inviter's particulars in a signature block and the facts as short lines.
export const invitationLetterLayout: LayoutDesign<InvitationFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values: v, person, journey } = facts;
    const { pick } = random;
    const variant = pick(['dd Mmm yyyy', 'dd/mm/yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => date(iso, variant);
    const guest = `${titleOf(person)}. ${esc(person.fullName)} (Indian passport ${person.passportNumber})`;
    const payer = f('expensesBorneBy', v.expensesBorneBy!);
    return html(
      "<style>.page{font:10.2pt/1.6 'DejaVu Sans';padding:15mm 18mm}",
      '.h{background:#f2f4f7;padding:3mm 4mm;font-size:8.8pt}',
      '.s{border-top:.3mm dashed #888;margin-top:5mm;padding-top:3mm;font-size:9.2pt}</style>\n',
      '<section class="page">',
      `<div class="h">From: ${f('inviterEmail', v.inviterEmail!)}<br>To: visa@consulate.example.org<br>`,
      `Date: ${f('letterDate', day(v.letterDate!))}<br>Subject: `,
      `<b>${pick(['Invitation for visa', 'Letter of invitation', 'Invitation and undertaking'])} `,
      `&ndash; ${esc(person.fullName)}</b>`,
      '</div>',
      `<p>${esc(journey.destination.consulate)}</p><p>Dear Sir / Madam,</p>`,
      '<p>',
      pick(['I write to invite', 'It is my pleasure to invite', 'Kindly treat this as my invitation to']),
      ` ${guest}, `,
      `my ${f('inviterRelationship', v.inviterRelationship!)}, to ${esc(journey.destination.country)}.</p>`,
      '\n',
      `<p>&bull; ${pick(['Purpose of visit', 'Object of the visit', 'Reason for coming'])}: `,
      f('purpose', v.purpose!),
      '<br>',
      `&bull; ${pick(['Duration', 'Dates of stay', 'Period of visit'])}: `,
      `${f('visitFrom', day(v.visitFrom!))} `,
      `to ${f('visitTo', day(v.visitTo!))}`,
      '<br>',
      `&bull; ${pick(['Expenses', 'All expenses to be met by', 'Cost of the visit borne by'])}: ${payer}`,
      '<br>&bull; Lodging: at my house</p>',
      '<p>About myself: ',
      `I am a ${f('inviterStatus', v.inviterStatus!)} here and was born `,
      `on ${f('inviterDateOfBirth', day(v.inviterDateOfBirth!))}. `,
      `I work as ${f('inviterOccupation', v.inviterOccupation!)} `,
      `with ${f('inviterOrganisation', v.inviterOrganisation!)}. `,
      'I shall see to it that my guest returns to India in time.</p>',
      '<p>Please do the needful and oblige.</p>\n',
      `<div class="s">With kind regards,<br><b>${f('inviterName', v.inviterName!)}</b>`,
      `<br>${f('inviterAddress', facts.address.join(', '))}`,
      `<br>${pick(['Mobile', 'Tel', 'Cell'])}: ${f('inviterPhone', v.inviterPhone!)}</div></section>`,
    );
  },
};
