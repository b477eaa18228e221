import type { DocumentFacts, DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';
import { sheet, style } from '../../printing/markup.ts';
import { shownValue } from '../shown-value.ts';
import letters from './written-letters.json' with { type: 'json' };

const all: Readonly<Record<string, readonly string[]>> = letters;

const fonts = ["'Liberation Serif'", "'Noto Sans'", "'DejaVu Serif'", "'Liberation Sans'"];
const classes: Readonly<Record<string, string>> = { '#': 'head', '~': 'under', '>': 'right', '=': 'title' };

function paragraph(text: string, facts: DocumentFacts, pen: Pen, variant: number): string {
  const kind = classes[text[0] ?? ''];
  const filled = pen
    .esc(kind ? text.slice(1) : text)
    .replaceAll(/\{(_?)([a-zA-Z]+)\d?\}/g, (_, plain: string, field: string) => {
      const { person } = facts as { person?: { fullName: string } };
      if (plain)
        return pen.esc(field === 'employer' ? facts.values.employerName! : (person?.fullName ?? 'A. Traveller'));
      return pen.f(field, shownValue(field, facts.values[field]!, facts, pen, variant).replaceAll('\n', ' '));
    });
  return `<div class="${kind ?? 'p'}">${filled || '&nbsp;'}</div>`;
}

const fieldsIn = (text: string) => [...text.matchAll(/\{([a-zA-Z]+)\d?\}/g)].map((match) => match[1]!);

// Letters and certificates in sentences of their own wording.
export const writtenLayouts = (kind: string): DocumentLayout[] =>
  (all[kind] ?? []).map((text, variant) => ({
    name: `written-${variant}`,
    draw(facts, pen) {
      // A sentence about something that this person does not have is left out.
      const lines = text.split('\n').flatMap((line) => {
        const sentences = line.split(/(?<=\.) (?=[A-Z{])/);
        const own = sentences.filter((each) => fieldsIn(each).every((field) => facts.values[field] !== undefined));
        return sentences.length > 1 || own.length > 0 ? [own.join(' ')] : [];
      });
      return (
        style(
          `.page{font:${[11, 10, 10.5, 10][variant % 4]}pt/1.5 ${fonts[variant % 4]};padding:22mm 24mm}`,
          `.head{font-size:16pt;font-weight:bold;${variant % 2 === 0 ? 'text-align:center' : ''}}`,
          `.under{font-size:8.5pt;${variant % 2 === 0 ? 'text-align:center' : ''}}`,
          '.right{text-align:right}.title{text-align:center;font-weight:bold;margin:4mm 0}.p{text-align:justify}',
        ) + sheet(lines.map((line) => paragraph(line, facts, pen, variant)).join(''))
      );
    },
  }));
