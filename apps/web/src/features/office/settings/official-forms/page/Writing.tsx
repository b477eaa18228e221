import type { BlankField, BlankWriting } from '@visawright/contract/delivery/blank.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';

const lineHeight = 1.22;
const ascent = 0.35; // of the letters above the middle of a line
const inset = 2;

// An answer where the package has it: the same lines in the same size.
export function Writing({ writing, field }: { writing: BlankWriting; field: BlankField | undefined }) {
  const { t } = useBlanksTexts();
  const { area, kind, lines, size, tooLongBy } = writing;
  const middle = area.top + area.height / 2 + size * ascent;
  const isTop = field?.isMultiline === true;
  return (
    <g className="blk-writing" data-field={writing.fieldId} data-over={tooLongBy > 0 || undefined}>
      {tooLongBy > 0 && (
        <>
          <rect x={area.left} y={area.top} width={area.width} height={area.height} rx={1.5} />
          <text className="blk-over" x={area.left + area.width - 2} y={area.top - 1.5} fontSize={6.5} textAnchor="end">
            {t('page.tooLong', { count: tooLongBy })}
          </text>
        </>
      )}
      {kind === 'cells' && field?.cells ? (
        [...new Intl.Segmenter('hi').segment(lines.join(''))].map(({ segment }, n) => (
          <text
            key={n}
            x={area.left + ((n + 0.5) * area.width) / field.cells!}
            y={middle}
            fontSize={size}
            textAnchor="middle"
          >
            {segment}
          </text>
        ))
      ) : kind === 'tick' ? (
        <text x={area.left + area.width / 2} y={middle} fontSize={size} fontWeight={700} textAnchor="middle">
          {lines[0]}
        </text>
      ) : (
        lines.map((line, n) => (
          <text
            key={n}
            x={area.left + inset}
            y={isTop ? area.top + size * (0.96 + n * lineHeight) : middle}
            fontSize={size}
          >
            {line}
          </text>
        ))
      )}
    </g>
  );
}
