import { html } from '../../../html.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { InvitationFacts } from '../../kinds/letter/invitation-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A relative's letter with particulars of host and guest.
export const invitationLetterLayout: LayoutDesign<InvitationFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, address, guestAddress, values } = facts;
    return html(
      style(
        ".page{font:10.6pt/1.6 'Noto Sans';padding:20mm 22mm}.pairs{margin:2mm 0 4mm}",
        '.pairs td{padding:.9mm 3mm .9mm 0;vertical-align:top}.pairs .label{width:52mm;color:#333}',
        'p{margin:3mm 0}',
      ),
      sheet(
        html(
          `<p>Date: ${d('letterDate', 'd Month yyyy')}</p>`,
          `<p>To<br>${esc(journey.destination.consulate)}<br>India</p>`,
          `<p><b>Subject: Letter of invitation for ${titleOf(person)} ${esc(person.fullName)}</b></p>`,
          '<p>Dear Sir or Madam,</p>\n',
          '<p>I would like to invite ',
          `my ${v('inviterRelationship')}, ${titleOf(person)} ${esc(person.fullName)}, `,
          `born on ${date(person.dateOfBirth, 'd Month yyyy')}, Indian passport ${person.passportNumber}, `,
          `resident of ${esc(guestAddress.join(', '))}, `,
          `to stay with me from ${d('visitFrom', 'd Month yyyy')} to ${d('visitTo', 'd Month yyyy')}. `,
          `The purpose of the visit is ${v('purpose')}.</p>`,
          '<p>My particulars are as follows:</p>\n',
          pairRows([
            ['Full name', v('inviterName')],
            ['Date of birth', d('inviterDateOfBirth', 'd Month yyyy')],
            ['Address', v('inviterAddress', address.join(', '))],
            ['Reachable on', v('inviterPhone')],
            ['E-mail', v('inviterEmail')],
            ['I work as', v('inviterOccupation')],
            [`Status in ${esc(journey.destination.country)}`, v('inviterStatus')],
            ['Travel and living costs borne by', v('expensesBorneBy')],
          ]),
          '\n',
          `<p>My guest will leave ${esc(journey.destination.country)} before the visa expires. `,
          'Please contact me should you need anything further.</p>',
          `<p>Yours sincerely,</p>${scrawl(random)}<p>${esc(values.inviterName!)}</p>`,
        ),
      ),
    );
  },
};
