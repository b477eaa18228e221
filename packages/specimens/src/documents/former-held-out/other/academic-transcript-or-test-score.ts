import { html } from '../../../html.ts';
import { pairRows, scrawl, sheet, style, table } from '../../printing/markup.ts';
import type { AcademicFacts } from '../../kinds/other/academic-transcript-or-test-score.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A result as the institution's portal lets it be saved.
export const academicTranscriptOrTestScoreLayout: LayoutDesign<AcademicFacts> = {
  draw(facts, pen) {
    const { f, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, test, roll, marks } = facts;
    const documents = test
      ? ['Listening', 'Reading', 'Writing', 'Speaking', 'Vocabulary']
      : ['Semester I', 'Semester II', 'Semester III', 'Semester IV', 'Project and Viva'];
    const rows = marks.map((mark, at) => [String(at + 1), documents[at]!, '100', String(mark), mark > 74 ? 'A' : 'B']);
    return html(
      style(
        ".page{font:10pt/1.55 'Noto Sans';padding:18mm 20mm}",
        '.top{text-align:center;border-bottom:.6mm solid #0b4f6c;padding-bottom:4mm}',
        '.top b{font-size:15pt;color:#0b4f6c}.pairs td{padding:1mm 3mm 1mm 0}',
        '.pairs .label{width:52mm;color:#444}.marks{width:100%;margin:6mm 0}',
        '.marks th{background:#e3eef2;text-align:left}',
        '.marks td,.marks th{border:.2mm solid #9ab;padding:1.6mm 3mm}',
      ),
      sheet(
        html(
          `<div class="top"><b>${v('institutionName')}</b>`,
          `<br>${test ? 'Test Score Report' : 'Office of the Controller of Examinations'}`,
          `<br>${test ? '' : 'CONSOLIDATED STATEMENT OF GRADES'}</div><br>\n`,
          pairRows([
            ['Name of examinee', v('name', person.fullName.toUpperCase())],
            [test ? 'Registration no.' : 'Roll no.', roll],
            [test ? 'Test taken' : 'Programme', v('qualification')],
          ]),
          '\n',
          table(['S.No.', test ? 'Section' : 'Examination', 'Maximum', 'Obtained', 'Grade'], rows, 'marks'),
          '\n',
          `<p><b>${test ? 'Overall score' : 'Cumulative Grade Point Average secured'} : ${v('score')}</b></p>`,
          `<p>Result : ${test ? 'Reported' : 'PASSED'}</p>\n`,
          '<div style="display:flex;justify-content:space-between;margin-top:14mm">',
          `<span>Date of issue : ${d('issueDate', 'dd-Mmm-yyyy')}<br>`,
          '<small>Computer generated, verify on the results portal.</small></span><span>',
          `${scrawl(random)}${test ? 'Head of Assessment' : 'Controller of Examinations'}</span></div>`,
        ),
      ),
    );
  },
};
