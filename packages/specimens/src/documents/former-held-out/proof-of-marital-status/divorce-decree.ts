import { html } from '../../../html.ts';
import { scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DivorceFacts } from '../../kinds/proof-of-marital-status/divorce-decree.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A certified copy from the court's copying branch.
export const divorceDecreeLayout: LayoutDesign<DivorceFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, married, filed, personPetitions, judge } = facts;
    const [self, other] = [esc(person.fullName), v('formerSpouseName')];
    const [first, second] = personPetitions ? [self, other] : [other, self];
    return html(
      style(
        ".page{font:11pt/1.75 'Noto Serif';padding:20mm 24mm}.top{text-align:center;font-weight:bold}",
        'p{text-align:justify}',
      ),
      sheet(
        html(
          '<div class="top">IN ',
          `THE ${facts.values.court!.startsWith('Family') ? '' : 'COURT OF THE '}`,
          v('court', facts.values.court!.toUpperCase()),
          `<br>Petition No. ${v('caseNumber')}</div>`,
          `<p>${first}<span style="float:right">... Petitioner</span></p>`,
          '<p style="text-align:center">Versus</p>',
          `<p>${second}<span style="float:right">... Respondent</span></p>`,
          '<p class="top">DECREE OF DIVORCE</p>\n',
          `<p>This petition, presented on ${date(filed, 'd Month yyyy')}, `,
          'coming on for final hearing before me, and the parties having been heard, ',
          'it is ordered and decreed that the marriage solemnised between the parties ',
          `on ${date(married, 'd Month yyyy')} is `,
          `hereby ${around('maritalStatus', 'dissolved by a decree of divorce')} with effect from the date `,
          'of this decree. ',
          'There shall be no order as to costs.</p>',
          '\n',
          `<p>Given under my hand and the seal of this Court on ${d('decreeDate', 'dth Month yyyy')}.</p>`,
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:12mm">${ringSeal('COPYING BRANCH * CERTIFIED COPY')}`,
          `<span>${scribble(random)}<br>${esc(judge)}</span></div>`,
        ),
      ),
    );
  },
};
