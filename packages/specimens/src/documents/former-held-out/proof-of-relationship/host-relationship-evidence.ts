import { html } from '../../../html.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import { scribble } from '../../parts/drawn-parts.ts';
import type { HostFacts } from '../../kinds/proof-of-relationship/host-relationship-evidence.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// A relative's own declaration.
export const hostRelationshipEvidenceLayout: LayoutDesign<HostFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { person, state, dated, idName, hostAddress, values } = facts;
    return html(
      style(
        ".page{font:11pt/1.7 'Noto Serif';padding:24mm 24mm}.pairs{margin:3mm 0 5mm}",
        '.pairs td{padding:1.1mm 3mm 1.1mm 0}.pairs .label{width:58mm}',
      ),
      sheet(
        html(
          '<h2 style="text-align:center;font-size:14pt">DECLARATION OF RELATIONSHIP</h2>',
          '<p>I hereby declare that I am related to the visa applicant named below, ',
          `who will stay with me in ${esc(state.name)}.</p>`,
          '<b>My details</b>\n',
          pairRows([
            ['Full name of the person hosting', v('hostName')],
            ['Residential address', `${esc(hostAddress)}, ${esc(state.name)}`],
            [`${idName[0]!.toUpperCase()}${idName.slice(1)} number`, v('hostIdNumber')],
          ]),
          '<b>Details of the applicant</b>\n',
          pairRows([
            ['Name', esc(person.fullName)],
            ['Passport number', person.passportNumber],
            ['Date of birth', date(person.dateOfBirth, 'dd/mm/yyyy')],
          ]),
          '\n',
          `<p>Relationship of the host to the applicant: <b>${v('relationship')}</b></p>`,
          '<p>I attach birth certificates and family photographs in support. ',
          'The statements above are true to the best of my knowledge and belief.</p>',
          `<p>Date: ${date(dated, 'd Month yyyy')}</p>${scribble(random)}<p>${esc(values.hostName!)}</p>`,
        ),
      ),
    );
  },
};
