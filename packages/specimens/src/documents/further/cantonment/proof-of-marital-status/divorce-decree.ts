import { html } from '../../../../html.ts';
import type { DivorceFacts } from '../../../kinds/proof-of-marital-status/divorce-decree.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal } from '../../../parts/drawn-parts.ts';

// A certified order in English style: number at the right edge, the parties with their roles, one sentence that
// dissolves the marriage.
export const divorceDecreeLayout: LayoutDesign<DivorceFacts> = {
  draw({ person, married, filed, personPetitions, judge, values: v }, pen) {
    const pick = pen.random.pick;
    const day = pick(['d Month yyyy', 'dth Month yyyy', 'Month d, yyyy'] as const);
    const self = pen.esc(person.fullName);
    const former = pen.f('formerSpouseName', v.formerSpouseName!);
    const [first, second] = personPetitions ? [self, former] : [former, self];
    const [one, two] = pick([
      ['Applicant', 'Respondent'],
      ['Petitioner', 'Respondent'],
      ['First party', 'Second party'],
    ] as const);
    const other = person.sex === 'M' ? 'wife' : 'husband';
    return html(
      "<style>.page{font:11.4pt/1.7 'DejaVu Serif','Noto Sans Devanagari';padding:22mm}",
      '.k{width:100%;margin:6mm 0}.k td{padding:2mm 0;border-top:.2mm solid #888}',
      '.k td:last-child{text-align:right;font-style:italic}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between;align-items:start">${emblem('#222', 18)}`,
      `<div style="text-align:right">${pick(['Case no.', 'Cause number', 'Matter no.'])} `,
      `<b>${pen.f('caseNumber', v.caseNumber!)}</b>`,
      `<br>${pick(['Before', 'In', 'At'])}: ${pen.f('court', v.court!)}</div></div>\n`,
      '<h2 style="text-align:center;',
      'letter-spacing:1px">',
      `${pick(['FINAL ORDER OF DIVORCE', 'DECREE ABSOLUTE', 'DECREE OF DISSOLUTION OF MARRIAGE'])}</h2>`,
      `<table class="k"><tr><td>${first}</td><td>${one}</td></tr>`,
      `<tr><td>${second}</td><td>${two}</td></tr></table>\n`,
      `<p>Upon the petition presented on ${pen.date(filed, day)}, `,
      'and the court being satisfied that reconciliation is not possible, ',
      '<b>it is ordered</b>',
      ` that the marriage solemnised on ${pen.date(married, day)} between ${self} `,
      `and ${person.sex === 'M' ? 'his' : 'her'} ${other} the `,
      `said ${pen.esc(v.formerSpouseName!)} ${pick(['be', 'is', 'stands'])} `,
      pen.f(
        'maritalStatus',
        pick([
          'dissolved by a decree of divorce',
          'finally dissolved, the parties being divorced',
          'dissolved, and the parties stand divorced',
        ]),
      ),
      ` ${pick(['with effect from', 'on', 'as of'])} `,
      `<b>${pen.f('decreeDate', pen.date(v.decreeDate!, day))}</b>.</p>`,
      '<p>Each party shall bear its own costs. ',
      'Either party is free to marry again after the period of appeal.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:10mm">',
      `${roundSeal('SEAL OF THE COURT', '#5a1a1a', 34)}<span style="text-align:right">${scribble(pen.random)}`,
      `<br>${pen.esc(judge)}</span></div>`,
      '<p style="font-size:8.4pt">न्यायालय की प्रमाणित प्रति / Certified copy. Fee paid Rs. 20.</p>',
      '</section>',
    );
  },
};
