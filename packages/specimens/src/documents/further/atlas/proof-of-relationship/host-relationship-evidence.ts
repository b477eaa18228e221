import { html } from '../../../../html.ts';
import type { HostFacts } from '../../../kinds/proof-of-relationship/host-relationship-evidence.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 20mm;font:10.5pt/1.5 'Noto Serif','DejaVu Serif'}",
  'h1{font-size:14pt;margin:0 0 2mm}.grid{width:100%;margin:7mm 0}',
  '.grid th{background:#ece7da;border:1px solid #776;padding:2.2mm;text-align:left}',
  '.grid td{border:1px solid #776;padding:2.6mm;vertical-align:top;width:38%}',
  '.grid td:first-child{width:24%;font-style:italic}',
  '.sign{display:flex;justify-content:space-between;margin-top:16mm}',
);

// Host and guest side by side, the tie between them across both columns.
export const hostRelationshipEvidenceLayout: LayoutDesign<HostFacts> = {
  draw({ person, state, dated, idName, hostAddress, values }, pen) {
    const row = (label: string, host: string, guest: string) =>
      `<tr><td>${label}</td><td>${host}</td><td>${guest}</td></tr>`;
    const rows = [
      row('Name', pen.f('hostName', values.hostName!), pen.esc(person.fullName)),
      row('Lives at', `${pen.esc(hostAddress)}, ${state.name}`, pen.esc(wholeAddress(person.address))),
      row(
        'Papers',
        `${idName[0]!.toUpperCase()}${idName.slice(1)} No. ${pen.f('hostIdNumber', values.hostIdNumber!)}`,
        `Passport No. ${person.passportNumber}`,
      ),
      html(
        '<tr><td>Tie of kinship</td><td colspan="2">To the guest, the host is: ',
        `<b>${pen.f('relationship', values.relationship!)}</b></td></tr>`,
      ),
      `<tr><td>Shown by</td><td colspan="2">Birth certificates of both, family photographs, ration card of the common household</td></tr>`,
    ];
    return (
      style(css) +
      sheet(
        html(
          '<h1>Declaration of family relationship</h1>',
          '<div>for the visa application of a visiting relative</div>\n',
          `      <table class="grid"><tr><th></th><th>Host</th><th>Guest</th></tr>${rows.join('')}</table>\n`,
          '      ',
          '<p>We both declare that the statements above are true, ',
          'and know that false ones may lead to the refusal of the visa.</p>',
          '\n',
          `      <p>${pen.date(dated, 'dd.mm.yyyy')}</p><div class="sign">`,
          `<div>${scribble(pen.random)}<br>Host</div><div>${scribble(pen.random)}<br>Guest</div></div>`,
        ),
      )
    );
  },
};
