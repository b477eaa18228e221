import { emblem, face, scribble, seal as ringSeal } from '../parts/pictures.ts';
import { sheet, style } from '../markup.ts';
import { titleOf } from '../person.ts';
import { wholeAddress } from '../parts/address.ts';
import type { ClearanceFacts } from '../kinds/police-clearance-certificate.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// The clearance as the issuing office prints it.
export const officeClearance: PaperLayout<ClearanceFacts> = {
  name: 'office-clearance',
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
    const { person, country } = facts;
    return `${style(`.page{font:11pt/1.75 'Noto Serif';padding:20mm 24mm}.top{text-align:center}p{text-align:justify;margin:4mm 0}`)}${sheet(`<div class="top">${emblem('#222', 16)}<br>Government of India<br><b style="font-size:13pt">${v('issuingOffice')}</b></div><p style="display:flex;justify-content:space-between"><span>PCC No. ${v('certificateNumber')}</span><span>Date of issue: ${d('issueDate', 'dd/mm/yyyy')}</span></p><div class="top"><b style="font-size:14pt"><u>POLICE CLEARANCE CERTIFICATE</u></b></div>
<div style="float:right;margin:2mm 0 2mm 6mm">${face(random, person.sex, 26, 33)}</div><p>This is to certify that there is no adverse information against ${titleOf(person)}. <b>${v('name')}</b>, ${person.sex === 'M' ? 'son' : 'daughter'} of ${esc(person.fatherName)}, holder of Indian Passport No. <b>${v('passportNumber')}</b>, resident of ${esc(wholeAddress(person.address))}, which would make the holder ineligible for the grant of a visa for ${esc(country)}.</p><p>The certificate is issued on the strength of the police report and is valid for six months from the date of issue.</p>
<div style="display:flex;justify-content:space-between;align-items:end;margin-top:12mm">${ringSeal('GOVERNMENT OF INDIA')}<span>${scribble(random)}<br>Superintendent</span></div>`)}`;
  },
};
