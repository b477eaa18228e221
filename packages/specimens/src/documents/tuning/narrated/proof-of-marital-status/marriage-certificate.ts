import { html } from '../../../../html.ts';
import type { MarriageFacts } from '../../../kinds/proof-of-marital-status/marriage-certificate.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A certificate that tells everything in two sentences, as a translation of a register does.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw({ husband, wife, issued, values: v }, { f, esc, date, random }) {
    const day = random.pick(['d Month yyyy', 'dth Month yyyy', 'dd.mm.yyyy'] as const);
    const wed = random.pick(['was celebrated', 'was performed', 'took place']);
    return html(
      style(".page{font:12pt/1.7 'Noto Serif',serif;padding:28mm 24mm}h1{font-size:17pt;text-align:center}"),
      sheet(
        html(
          `<h1>${f('maritalStatus', 'Certificate of Marriage')}</h1>`,
          `<p>The undersigned Registrar attests that the marriage between ${f('husbandName', husband.name)}, son of `,
          `${esc(husband.father)}, and ${f('wifeName', wife.name)}, daughter of ${esc(wife.father)}, ${wed} on `,
          `${f('marriageDate', date(v.marriageDate!, day))} at ${f('marriagePlace', v.marriagePlace!)} under the `,
          `${f('act', v.act!)}.</p><p>The said marriage was inscribed in the register of this office on `,
          `${f('registrationDate', date(v.registrationDate!, day))} under entry ${f('registrationNumber', v.registrationNumber!)}.</p>`,
          `<p>Given under my hand and seal, ${date(issued, day)}.</p>`,
        ),
      ),
    );
  },
};
