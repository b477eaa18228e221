import { html } from '../../../../html.ts';
import type { MarriageFacts, Partner } from '../../../kinds/proof-of-marital-status/marriage-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces } from '../bazaar-parts.ts';

// Form E: husband and wife side by side, the marriage in rows joined across both.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw({ address, husband, wife, issued, values: v }, pen) {
    const { pick } = pen.random;
    const own = inStateLanguage(address.state);
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const both = (label: string, shown: (partner: Partner) => string) =>
      `<tr><td>${label}</td><td>${shown(husband)}</td><td>${shown(wife)}</td></tr>`;
    const wide = (label: string, shown: string) => `<tr><td>${label}</td><td colspan="2">${shown}</td></tr>`;
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:15mm 17mm}.t{width:100%;margin:4mm 0}`,
      '.t td,.t th{border:.3mm solid #6b2737;padding:2mm 3mm;vertical-align:top}',
      '.t td:first-child{width:52mm;background:#fbf1f2}</style>\n',
      '<section class="page">',
      `<div style="text-align:center"><b>${own('government')}</b>`,
      '<br>',
      pick(['Form &lsquo;E&rsquo; (Rule 5)', 'Form E &ndash; see Section 6(1) and Rule 5', 'FORM No. E']),
      `<h2 style="margin:2mm 0;color:#6b2737">${own('marriage')}`,
      '<br>',
      pick(['CERTIFICATE OF REGISTRATION OF MARRIAGE', 'MARRIAGE REGISTRATION CERTIFICATE', 'CERTIFICATE OF MARRIAGE']),
      '</h2>',
      `Office of the Registrar of Marriages, ${pen.esc(address.city)}</div>\n`,
      '<table class="t">',
      `<tr><td></td><th>${pick(['Husband', 'Bridegroom', 'Groom'])}</th><th>${pick(['Wife', 'Bride'])}</th>`,
      '</tr>',
      both(
        `${own('name')} / Full name`,
        (partner) => `<b>${pen.f(partner === husband ? 'husbandName' : 'wifeName', partner.name.toUpperCase())}</b>`,
      ),
      both(`${own('father')} / Father`, (partner) => pen.esc(partner.father)),
      both(`${own('born')} / Born on`, (partner) => day(partner.dateOfBirth)),
      both(pick(['Present marital status', 'Status now', 'Marital status after solemnization']), (partner) =>
        partner === husband ? pen.f('maritalStatus', 'Married') : 'Married',
      ),
      wide(
        pick(['Solemnized on', 'Date of marriage', 'Date of solemnization']),
        pen.f('marriageDate', day(v.marriageDate!)),
      ),
      wide(pick(['Solemnized at', 'Place of marriage', 'Venue']), pen.f('marriagePlace', v.marriagePlace!)),
      wide(pick(['Registered under', 'Act applicable', 'Law of registration']), pen.f('act', v.act!)),
      wide(
        `${own('number')} / ${pick(['Sr. No. in register', 'Registration No.', 'Certificate No.'])}`,
        pen.f('registrationNumber', v.registrationNumber!),
      ),
      wide(
        html(
          `${own('registered')} `,
          `/ ${pick(['Registered on', 'Date of registration', 'Entered in the register on'])}`,
        ),
        pen.f('registrationDate', day(v.registrationDate!)),
      ),
      '</table>',
      '\n',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<span>Issued on ${day(issued)}</span>`,
      `${roundSeal('REGISTRAR OF MARRIAGES', '#6b2737')}<span>${scribble(pen.random)}<br>Registrar</span></div>`,
      '</section>',
    );
  },
};
