import { html } from '../../../../html.ts';
import type { InvitationFacts } from '../../../kinds/letter/invitation-letter.ts';
import { scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A continental host's letter: reference block in small print at the right, guest data with right-aligned labels, the
// rest in sentences.
export const invitationLetterLayout: LayoutDesign<InvitationFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values: v, person, journey } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'dd.mm.yyyy', 'Month d, yyyy'] as const);
    const { country, consulate } = journey.destination;
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const small = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    return html(
      "<style>.page{font:10.2pt/1.5 'Noto Serif';padding:18mm 22mm}",
      '.l{text-align:right;color:#555;padding:.7mm 4mm .7mm 0;width:52mm}.bk{width:62mm;font-size:8.8pt}',
      '.bk div{margin-bottom:1.6mm}small{font-size:7pt;color:#777}',
      '.top{display:flex;justify-content:space-between;margin-bottom:6mm}</style>\n',
      '<section class="page"><div class="top">',
      `<div><small>${esc(v.inviterName!)}, ${esc(facts.address.join(', '))}</small>`,
      `<p>${esc(consulate)}<br>India</p></div>`,
      '<div class="bk">',
      small(pick(['Host', 'Inviting person', 'Written by']), f('inviterName', v.inviterName!)),
      small(pick(['Home address', 'Anschrift / Address', 'Address']), f('inviterAddress', facts.address.join('\n'))),
      small(pick(['Telephone', 'Tel.', 'Phone']), f('inviterPhone', v.inviterPhone!)),
      small(pick(['E-mail', 'Email', 'Mail']), f('inviterEmail', v.inviterEmail!)),
      small(pick(['Date', 'Datum / Date', 'Date of letter']), f('letterDate', date(v.letterDate!, day))),
      '</div>',
      '</div>\n',
      '<p>',
      `<b>${pick(['Invitation', 'Invitation to visit', 'Einladung / Letter of invitation'])}: `,
      `${titleOf(person)} ${esc(person.fullName)}</b>`,
      '</p>',
      '<p>Dear Sir or Madam,</p>',
      `<p>I was born on ${f('inviterDateOfBirth', date(v.inviterDateOfBirth!, day))} and live `,
      `in ${country} as `,
      `a ${f('inviterStatus', v.inviterStatus!)}. `,
      `${pick(['By profession I am a', 'I work as', 'I am employed as'])} `,
      `${f('inviterOccupation', v.inviterOccupation!)}. `,
      'I invite the following person to my home:</p>',
      '\n',
      `<table>${row('Name', esc(person.fullName))}${row('Passport', person.passportNumber)}`,
      row(
        pick(['The guest is my', 'Guest is my', 'Relationship of guest to me']),
        f('inviterRelationship', v.inviterRelationship!),
      ),
      row(pick(['Reason', 'Purpose of stay', 'Purpose']), f('purpose', v.purpose!)),
      row(pick(['Arriving', 'Stay from', 'First day']), f('visitFrom', date(v.visitFrom!, day))),
      `${row(pick(['Leaving', 'Stay until', 'Last day']), f('visitTo', date(v.visitTo!, day)))}</table>`,
      '\n',
      '<p>',
      pick([
        'Board, lodging and travel are at the expense of',
        'The costs of the stay are borne by',
        'All costs of the visit will be met by',
      ]),
      ` ${f('expensesBorneBy', v.expensesBorneBy!)}.</p>`,
      `<p>Yours faithfully</p>${scrawl(random)}<p>${esc(v.inviterName!)}</p></section>`,
    );
  },
};
