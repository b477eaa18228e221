import { html } from '../../../../html.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { SponsorshipFacts } from '../../../kinds/letter/sponsorship-letter-or-affidavit.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A filled form in three parts, as visa centres hand it out.
export const sponsorshipLetterOrAffidavitLayout: LayoutDesign<SponsorshipFacts> = {
  draw({ values, person, journey, address, occupation, amount: sum }, { f, esc, date, amount, random }) {
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (iso: string) => date(iso, 'dd-mm-yyyy');
    const row = (no: string, label: string, value: string) =>
      `<tr><td>${no}</td><td>${label}</td><td>${value}</td></tr>`;
    const part = (title: string, rows: string) => `<h3>${title}</h3><table>${rows}</table>`;
    const phone = values.sponsorPhone!;
    return html(
      style(
        ".page{font:9.6pt/1.45 'DejaVu Sans Condensed','DejaVu Sans';padding:15mm 17mm}",
        'h1{font-size:13.5pt;text-align:center;margin:0}',
        'h3{background:#333;color:#fff;font-size:9.4pt;padding:1.2mm 3mm;margin:5mm 0 0}table{width:100%}',
        'td{border:.25mm solid #555;padding:2mm 2.5mm;vertical-align:top}',
        'td:first-child{width:10mm;text-align:center;color:#555}td:nth-child(2){width:66mm;color:#333}',
        "td:nth-child(3){font-family:'DejaVu Serif',serif}",
      ),
      sheet(
        html(
          '<h1>DECLARATION OF FINANCIAL SUPPORT</h1>',
          '<p style="text-align:center;',
          'margin:1mm 0">(to be completed by the person who pays for the journey)</p>',
          '\n',
          part(
            'PART A &nbsp; THE TRAVELLER',
            row('A1', 'Full name as in passport', esc(person.fullName)) +
              row('A2', 'Passport', person.passportNumber) +
              row('A3', 'Country to be visited', esc(journey.destination.country)) +
              row('A4', 'Planned stay', `${day(journey.from)} to ${day(journey.to)}`),
          ),
          '\n',
          part(
            'PART B &nbsp; THE PERSON GIVING SUPPORT',
            row('B1', 'Full name', v('sponsorName')) +
              row(
                'B2',
                'I am the traveller&rsquo;s',
                v(
                  'sponsorRelationship',
                  values.sponsorRelationship!.replace(/^./, (letter) => letter.toUpperCase()),
                ),
              ) +
              row('B3', 'Residential address', v('sponsorAddress', address.join('\n'))) +
              row(
                'B4',
                'Telephone / mobile',
                v('sponsorPhone', `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`),
              ) +
              row('B5', 'Profession', esc(occupation)),
          ),
          '\n',
          part(
            'PART C &nbsp; SUPPORT GIVEN',
            row('C1', 'Funds placed at the traveller&rsquo;s disposal', v('sponsorAmount', amount(sum, 'inr'))) +
              row('C2', 'What it pays for', 'Air fare, lodging, food, insurance and incidental costs') +
              row('C3', 'Evidence attached', 'Bank statement, income tax returns'),
          ),
          '\n',
          '<p>I declare that the particulars above are true and that I undertake the support in Part C of my ',
          'own free will.</p>',
          '<div style="display:flex;justify-content:space-between;align-items:flex-end">',
          `<span>${esc(person.address.city)}, ${v('letterDate', day(values.letterDate!))}</span><span>`,
          `${scrawl(random)}Signature of the declarant</span></div>`,
        ),
      ),
    );
  },
};
