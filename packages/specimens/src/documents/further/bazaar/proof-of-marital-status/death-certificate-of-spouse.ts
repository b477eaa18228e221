import { html } from '../../../../html.ts';
import type { DeathFacts } from '../../../kinds/proof-of-marital-status/death-certificate-of-spouse.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces, leader, rubber } from '../bazaar-parts.ts';

// Typed lines with dot leaders from a ward office; the surviving spouse is one of them.
export const deathCertificateOfSpouseLayout: LayoutDesign<DeathFacts> = {
  draw({ person, father, registered, place, values: v }, pen) {
    const { pick } = pen.random;
    const own = inStateLanguage(person.address.state);
    const variant = pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const survivor = person.sex === 'M' ? 'widower' : 'widow';
    const lines = [
      leader(
        `${own('number')} / ${pick(['Registration No.', 'Regn. No.', 'Entry No.'])}`,
        pen.f('registrationNumber', v.registrationNumber!),
      ),
      leader(`${own('registered')} / Date of Registration`, day(registered)),
      leader(
        `${own('name')} / ${pick(['Name of the deceased', 'Full name of deceased person', 'Name of deceased'])}`,
        `<b>${pen.f('deceasedName', v.deceasedName!.toUpperCase())}</b>`,
      ),
      leader(`${own('father')} / Father of the deceased`, pen.esc(father)),
      leader(pick(['Date of Death', 'Died on', 'Date of demise']), pen.f('dateOfDeath', day(v.dateOfDeath!))),
      leader('Place of Death', pen.esc(place)),
      leader(
        pick(['Survived by', 'Surviving spouse', 'Informant']),
        `${pen.esc(person.fullName)} (${pen.f('maritalStatus', survivor)})`,
      ),
      leader('Address', pen.esc(wholeAddress(person.address)), 24),
    ];
    return html(
      `<style>.page{font:10pt/2 ${faces};padding:20mm 20mm}</style>\n`,
      '<section class="page">',
      `<div style="text-align:center;line-height:1.5">${own('government')}<br>`,
      `<b>MUNICIPAL CORPORATION OF ${pen.esc(person.address.city.toUpperCase())}</b><br>`,
      `Health Department, Ward Office No. ${pen.random.whole(1, 24)}`,
      '<h3 style="margin:3mm 0;border:.4mm solid #222;display:inline-block;',
      `padding:1mm 6mm">${own('death')} `,
      `/ ${pick(['DEATH CERTIFICATE', 'CERTIFICATE OF DEATH', 'EXTRACT FROM THE REGISTER OF DEATHS'])}</h3>`,
      '</div>',
      `${lines.join('')}\n`,
      '<p style="line-height:1.5;',
      'font-size:8.6pt">Given under Section 12/17 of the Registration of Births and Deaths Act, ',
      '1969. Ensure registration of every birth and death.</p>',
      '<div style="display:flex;justify-content:space-between;',
      `line-height:1.4">${rubber(pen.random, 'SUB-REGISTRAR<br>BIRTHS &amp; DEATHS')}`,
      `<span>${scribble(pen.random)}<br>Medical Officer of Health</span></div></section>`,
    );
  },
};
