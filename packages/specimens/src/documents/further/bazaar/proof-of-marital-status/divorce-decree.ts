import { html } from '../../../../html.ts';
import type { DivorceFacts } from '../../../kinds/proof-of-marital-status/divorce-decree.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { wholeAddress } from '../../../parts/address.ts';

// A certified copy: the cause-title in a table without lines, then the operative order.
export const divorceDecreeLayout: LayoutDesign<DivorceFacts> = {
  draw({ person, married, filed, personPetitions, judge, values: v }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dth Month yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const self = `<b>${pen.esc(person.fullName)}</b><br>${pen.esc(wholeAddress(person.address))}`;
    const other = `<b>${pen.f('formerSpouseName', v.formerSpouseName!)}</b><br>residing at ${pen.esc(person.address.city)}`;
    const [first, second] = personPetitions ? [self, other] : [other, self];
    const [one, two] = (person.sex === 'M') === personPetitions ? ['husband', 'wife'] : ['wife', 'husband'];
    return html(
      "<style>.page{font:11pt/1.65 'DejaVu Serif';padding:18mm 24mm}.c{width:100%;margin:4mm 0}",
      '.c td{padding:1.5mm 0;vertical-align:top}.c td:last-child{text-align:right;width:42mm}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;font-size:8.6pt">',
      `<span>C.C. No. ${pen.random.digits(4)}</span><span>CERTIFIED COPY</span></div>`,
      '<p style="text-align:center">',
      `<b>${pick(['BEFORE THE', 'IN THE COURT OF THE', 'IN THE'])} `,
      `${pen.f('court', v.court!.toUpperCase())}</b>`,
      `<br>${pick(['Petition No.', 'Case No.', 'M.J. Petition No.'])} ${pen.f('caseNumber', v.caseNumber!)}`,
      '</p>',
      '\n',
      `<table class="c"><tr><td>${first}</td><td>... Petitioner (${one})</td></tr>`,
      '<tr><td style="text-align:center" colspan="2">V/s.</td></tr>',
      `<tr><td>${second}</td><td>... Respondent (${two})</td></tr></table>\n`,
      '<p style="text-align:center"><b>',
      `<u>${pick(['DECREE', 'DECREE OF DISSOLUTION OF MARRIAGE', 'ORDER AND DECREE'])}</u></b></p>`,
      `<p>This petition, presented on ${day(filed)}, `,
      `coming on for final disposal before ${pen.esc(judge)}, and the parties having been heard, `,
      'it is ordered and decreed as under:</p>',
      '<ol><li>The petition is allowed.</li>',
      `<li>The marriage solemnized on ${day(married)} between the petitioner and the `,
      'respondent ',
      pick([
        'stands dissolved and the parties are',
        'is hereby dissolved and they are declared',
        'is dissolved by a decree of divorce; both are',
      ]),
      ` ${pen.f('maritalStatus', 'divorced')} `,
      'from the date of this decree.</li>',
      '<li>There shall be no order as to costs.</li></ol>\n',
      '<p>',
      pick([
        'Given under my hand and the seal of the court on',
        'Decree drawn and pronounced on',
        'Pronounced in open court on',
      ]),
      ` ${pen.f('decreeDate', day(v.decreeDate!))}.</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('FAMILY COURT SEAL', '#4a2c6a')}<span>${scribble(pen.random)}<br>Registrar / Judge</span>`,
      '</div>',
      '<p style="font-size:8.4pt">Copy applied for, ready and delivered the same week. Compared by: ',
      'Sheristedar.</p>',
      '</section>',
    );
  },
};
