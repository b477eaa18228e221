import { html } from '../../../html.ts';
import type { InvitationFacts } from '../../kinds/letter/invitation-letter.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .iv { font: 9.6pt/1.4 'Noto Sans', sans-serif } .iv h1 { font-size: 14pt; text-align: center }",
  ' .iv h3 { background: #e6ebf3; margin: 4mm 0 0; padding: 1.4mm 2mm; font-size: 10pt }\n',
  '  .iv .pairs { width: 100% } .iv .pairs td { border: .5px solid #99a; padding: 1.5mm 2mm }',
  ' .iv .pairs td:nth-child(2) { display: none } .iv .label { width: 64mm }\n',
);

// A host's declaration on a form: the inviter, the visitor, the visit.
export const declaration: DocumentLayout<InvitationFacts> = {
  name: 'declaration',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dd.mm.yyyy', 'dd/mm/yyyy', 'dd Mmm yyyy'] as const);
    const host = pairRows([
      [random.pick(['Name of host', 'Inviting person', 'Full name of inviter']), f('inviterName', v.inviterName!)],
      ['Date of birth', f('inviterDateOfBirth', date(v.inviterDateOfBirth!, day))],
      [
        random.pick(['Residence status', 'Status in the country', 'Immigration status']),
        f('inviterStatus', v.inviterStatus!),
      ],
      [random.pick(['Occupation', 'Profession']), f('inviterOccupation', v.inviterOccupation!)],
      [random.pick(['Address', 'Home address', 'Residing at']), f('inviterAddress', facts.address.join(', '))],
      [random.pick(['Telephone', 'Contact number']), f('inviterPhone', v.inviterPhone!)],
      ['E-mail', f('inviterEmail', v.inviterEmail!)],
    ]);
    const visitor = pairRows([
      ['Name of visitor', person.fullName],
      ['Passport number', person.passportNumber],
      [
        random.pick(['Relationship to host', 'Visitor is my', 'Relationship']),
        f('inviterRelationship', v.inviterRelationship!),
      ],
    ]);
    const visit = pairRows([
      [random.pick(['Purpose of stay', 'Purpose of visit']), f('purpose', v.purpose!)],
      [random.pick(['Stay from', 'Date of arrival', 'From']), f('visitFrom', date(v.visitFrom!, day))],
      [random.pick(['Stay until', 'Date of departure', 'To']), f('visitTo', date(v.visitTo!, day))],
      [random.pick(['Costs of stay paid by', 'Expenses borne by']), f('expensesBorneBy', v.expensesBorneBy!)],
    ]);
    return (
      css +
      sheet(
        html(
          '<h1>',
          random.pick(['DECLARATION OF INVITATION', 'INVITATION AND ACCOMMODATION DECLARATION', 'HOST DECLARATION']),
          '</h1>',
          `<p style="text-align:center">for presentation to the ${journey.destination.country} visa `,
          'authorities</p>',
          '\n',
          `         <h3>1. Host</h3>${host}<h3>2. Visitor</h3>${visitor}<h3>3. Visit</h3>${visit}`,
          '<p>I invite the visitor named above and declare that the information is true.</p>',
          `<p>Signed on ${f('letterDate', date(v.letterDate!, day))}</p>${scrawl(random)}`,
        ),
        'iv',
      )
    );
  },
};
