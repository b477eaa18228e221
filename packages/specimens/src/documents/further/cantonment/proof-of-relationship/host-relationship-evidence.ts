import { html } from '../../../../html.ts';
import type { HostFacts } from '../../../kinds/proof-of-relationship/host-relationship-evidence.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';

// The town hall's attestation in French, German and English: small labels in three languages above what the host wrote.
export const hostRelationshipEvidenceLayout: LayoutDesign<HostFacts> = {
  draw({ person, state, dated, idName, hostAddress, values: v }, pen) {
    const pick = pen.random.pick;
    const cell = (label: string, shown: string) => `<div class="c"><small>${label}</small><br>${shown}</div>`;
    return html(
      "<style>.page{font:10.6pt/1.5 'DejaVu Sans';padding:18mm}",
      '.c{border:.25mm solid #555;padding:1.8mm 3mm;min-height:13mm}',
      '.g{display:grid;grid-template-columns:1fr 1fr}small{font-size:7pt;color:#555}',
      'h2{font-size:10pt;background:#ddd;padding:1.4mm 3mm;margin:5mm 0 0}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between"><span>${pen.esc(state.name)}<br>`,
      'Mairie / Gemeinde / Municipality</span>',
      `<span>${pen.date(dated, pick(['dd.mm.yyyy', 'd Month yyyy']))}</span></div>`,
      '<h1 style="font-size:14pt;text-align:center;',
      'margin:6mm 0">',
      pick([
        'Attestation of accommodation and family ties',
        'Proof of relationship to the host',
        'Declaration of hosting a relative',
      ]),
      '</h1>',
      '\n',
      '<h2>A. Hébergeant / Gastgeber / Host</h2>',
      '<div class="g">',
      cell(
        pick([
          'Nom et prénom / Name / Full name of host',
          'Nom de l’hébergeant / Host',
          'Name des Gastgebers / Name of host',
        ]),
        pen.f('hostName', v.hostName!),
      ),
      cell(
        pick([
          `Titre no. / Nr. / Number of ${idName}`,
          `Pièce d’identité / Ausweis / ${idName} no.`,
          `No. of host’s ${idName}`,
        ]),
        pen.f('hostIdNumber', v.hostIdNumber!),
      ),
      cell('Adresse / Anschrift / Address', `${pen.esc(hostAddress)}, ${pen.esc(state.name)}`),
      `${cell('Qualité / Status', 'Resident')}</div>`,
      '\n',
      '<h2>B. Hébergé / Gast / Guest</h2>',
      `<div class="g">${cell('Nom et prénom / Name', pen.esc(person.fullName))}`,
      cell('Passeport / Reisepass / Passport', person.passportNumber),
      cell('Né(e) le / Geboren / Date of birth', pen.date(person.dateOfBirth, 'dd.mm.yyyy')),
      cell(
        pick([
          'Lien de parenté / Verwandtschaft / Host is the guest’s',
          'Parenté / Relationship of host to guest',
          'Verwandtschaft / Relationship: the host is the guest’s',
        ]),
        pen.f('relationship', pick([v.relationship!, v.relationship!.toLowerCase()])),
      ),
      '</div>',
      '\n',
      '<p>The host declares to receive the guest in the dwelling named above and to answer for the truth ',
      'of what is stated here.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('MAIRIE GEMEINDE', '#2a4d8f')}<span>${scribble(pen.random)}<br>Signature of the host</span>`,
      '</div></section>',
    );
  },
};
