import { html } from '../../../../html.ts';
import type { TravelInsuranceFacts } from '../../../kinds/insurance/travel-insurance-policy.ts';
import { scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// An attestation for consulates: three languages in the labels, each above its value; persons in a table, assistance
// number in a frame.
export const travelInsurancePolicyLayout: LayoutDesign<TravelInsuranceFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values: v, insured } = facts;
    const pick = random.pick;
    const day = pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy', 'Month d, yyyy'] as const);
    const money = (value: number) => amount(value, 'western');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br><b>${shown}</b></div>`;
    const person = (each: (typeof insured)[number], at: number) =>
      html(
        `<tr><td>${at === 0 ? f('insuredName', each.name) : esc(each.name)}</td>`,
        `<td>${at === 0 ? f('insuredDateOfBirth', date(each.dateOfBirth, day)) : date(each.dateOfBirth, day)}`,
        '</td>',
        `<td>${at === 0 ? f('insuredPassportNumber', each.passportNumber) : each.passportNumber}</td></tr>`,
      );
    const benefits = facts.benefits
      .map(([name, sum]) =>
        html(
          '<tr>',
          '<td>',
          /repatriation/i.test(name)
            ? around('repatriationCovered', `${name}: ${pick(['covered', 'insured', 'included'])}`)
            : name,
          '</td>',
          `<td>${v.coverageCurrency} ${money(sum)}</td></tr>`,
        ),
      )
      .join('');
    return html(
      "<style>.page{font:9.6pt/1.45 'Noto Sans';padding:16mm 18mm}",
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:0;border-top:.4mm solid #135;margin:4mm 0}',
      '.g>div{border-bottom:.2mm solid #9ab;padding:1.8mm 3mm 1.8mm 0}small{font-size:7pt;color:#567}',
      '.t{width:100%;margin:3mm 0}',
      '.t th{text-align:left;font-size:7.6pt;color:#567;border-bottom:.3mm solid #135}',
      '.t td{padding:1.2mm 0;border-bottom:.15mm solid #cdd}',
      '.f{border:.6mm solid #b3261e;padding:2.4mm 4mm}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<b style="font-size:14pt;color:#135">${f('insurerName', v.insurerName!)}</b>`,
      `<span>${date(facts.issued, day)}</span></div>`,
      '<h1 style="font-size:14pt;',
      'margin:5mm 0 1mm">',
      pick([
        'Attestation d’assurance voyage / Travel insurance certificate',
        'Versicherungsbestätigung / Certificate of travel insurance',
        'Certificate of travel health insurance',
      ]),
      '</h1>',
      '\n',
      '<div class="g">',
      cell(
        pick(['N° de police / Policennr. / Policy no.', 'Policy number', 'Contract (policy) no.']),
        f('policyNumber', v.policyNumber!),
      ),
      cell('Plan', esc(facts.plan)),
      cell(
        pick(['Début / Beginn / Cover begins', 'Insured from', 'Start of cover']),
        f('startDate', date(v.startDate!, day)),
      ),
      cell(pick(['Fin / Ende / Cover ends', 'Insured until', 'End of cover']), f('endDate', date(v.endDate!, day))),
      cell(
        pick(['Territoire / Geltungsbereich / Territory', 'Area of validity', 'Geographical scope']),
        f('territory', v.territory!),
      ),
      cell(
        pick(['Frais médicaux / Medical expenses up to', 'Limit of cover, medical', 'Sum insured (medical treatment)']),
        `${f('coverageCurrency', v.coverageCurrency!)} ${f('coverageAmount', money(facts.cover))}`,
      ),
      cell(
        pick(['Franchise / Selbstbehalt / Excess', 'Deductible', 'Excess per claim']),
        `${v.coverageCurrency} ${f('deductible', money(facts.deductible))}`,
      ),
      `${cell('Days', String(facts.days))}</div>`,
      '\n',
      '<table class="t">',
      `<tr><th>${pick(['Assuré / Versicherte / Insured person', 'Person insured', 'Name of insured'])}</th>`,
      `<th>${pick(['Né(e) le / Geboren / Date of birth', 'Date of birth', 'Born on'])}</th>`,
      `<th>${pick(['Passeport / Pass / Passport no.', 'Passport no.', 'Passport'])}</th></tr>`,
      `${insured.map(person).join('')}</table>`,
      `<table class="t"><tr><th>Further benefits</th><th>Limit</th></tr>${benefits}</table>`,
      `<div class="f">${pick(['24 h assistance', 'Emergency telephone', 'Notruf / Emergency line'])}: `,
      `<b>${f('emergencyPhone', v.emergencyPhone!)}</b></div>`,
      `<p>Premium of INR ${money(facts.premium)} received. `,
      `Resident at ${esc(facts.address.join(', '))}.</p>`,
      `${scrawl(random)}</section>`,
    );
  },
};
