import { html } from '../../../../html.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { InvitationFacts } from '../../../kinds/letter/invitation-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A private host's letter with a side column about the host.
export const invitationLetterLayout: LayoutDesign<InvitationFacts> = {
  draw({ values, person, journey, address, guestAddress }, { f, esc, date, random }) {
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (id: string) => v(id, date(values[id]!, 'Month d, yyyy'));
    const { country, consulate } = journey.destination;
    const [he, his] = person.sex === 'M' ? ['he', 'his'] : ['she', 'her'];
    const host = values.expensesBorneBy === values.inviterName;
    const costs = host
      ? `The cost of ${his} stay, board and health care will be carried by ${v('expensesBorneBy', 'me')}.`
      : `The cost of the journey and the stay will be carried by ${v('expensesBorneBy', 'the guest')}; I provide a room free of charge.`;
    const item = (label: string, value: string) => `<small>${label}</small><div>${value}</div>`;
    return html(
      style(
        ".page{font:10.4pt/1.6 'Noto Sans Display','Noto Sans';padding:0}",
        '.both{display:grid;grid-template-columns:62mm 1fr;min-height:296mm}',
        '.side{background:#23424a;color:#fff;padding:20mm 7mm;font-size:9pt}',
        '.side small{display:block;color:#a9c7cd;margin-top:4mm;font-size:7.2pt;text-transform:uppercase;',
        'letter-spacing:.6px}',
        '.text{padding:24mm 18mm 14mm 14mm}p{margin:0 0 4mm}',
      ),
      sheet(
        html(
          '<div class="both">',
          '<div class="side">',
          '<b>YOUR ',
          `HOST</b>${item('Name', v('inviterName'))}`,
          item('Born', v('inviterDateOfBirth', date(values.inviterDateOfBirth!, 'dd.mm.yyyy'))),
          item('Profession', v('inviterOccupation')),
          item(`Standing in ${esc(country)}`, v('inviterStatus')),
          item('Lives at', v('inviterAddress', address.join('\n'))),
          item('Telephone', v('inviterPhone', values.inviterPhone!.replace(/^(\+\d{2})(\d+)(\d{4})$/, '$1 $2 $3'))),
          `${item('Mail', v('inviterEmail'))}</div>`,
          '\n',
          `<div class="text"><p style="text-align:right">${day('letterDate')}</p><p>${esc(consulate)}</p>`,
          `<p><b>Letter of invitation for ${titleOf(person)} ${esc(person.fullName)}</b></p>`,
          '<p>Dear Officer,</p>',
          `<p>it is my wish to receive ${esc(person.fullName)}, passport ${person.passportNumber}, `,
          `of ${esc(guestAddress.join(', '))}, `,
          `in my home. ${titleOf(person)} ${esc(person.surname || person.fullName)} is `,
          `my ${v('inviterRelationship')}.</p>`,
          '\n',
          `<p>The stay is planned from ${day('visitFrom')} until ${day('visitTo')}. `,
          `Reason of the stay: ${v('purpose')}. `,
          `Throughout, ${he} will live with us at the address beside.</p>`,
          `<p>${costs} I know the rules on aliens of this country and will see that ${he} leaves before the `,
          'visa ends.</p>',
          '<p>Please do not hesitate to call me if anything is unclear.</p>',
          `<p>Kind regards,</p>${scrawl(random)}<p>${esc(values.inviterName!)}</p></div></div>`,
        ),
      ),
    );
  },
};
