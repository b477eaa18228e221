import { Button, Progress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Blank, BlankField } from '@visawright/contract/delivery/blank.ts';
import { isDecided } from '@visawright/contract/delivery/blank-facts.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import type { Edits } from '../use-edits.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { matchText, nameOfField } from './field-text.ts';

interface Props {
  edits: Edits;
  chosen: string | null;
  openCount: number;
  isDraft: boolean;
  onChoose: (fieldId: string | null) => void;
}

const inReadingOrder = ({ area: a }: BlankField, { area: b }: BlankField) =>
  a.page - b.page || a.top - b.top || a.left - b.left;

export function FieldPane({ edits, chosen, openCount, isDraft, onChoose }: Props) {
  const { t } = useBlanksTexts();
  const { blank } = edits;
  const fields = blank.fields.toSorted(inReadingOrder);
  const decided = fields.length - openCount;
  const field = fields.find(({ id }) => id === chosen);
  const next = nextOpen(blank, fields, chosen);
  const count = (kind: BlankField['kind']) => fields.filter((each) => each.kind === kind).length;
  return (
    <aside className="blk-pane" aria-label={t('fields.title')}>
      <div className="blk-pane-head">
        <p>
          <b role="status">{t('fields.decided', { decided, all: fields.length })}</b>
          {next && isDraft && (
            <Button size="compact-sm" variant="default" onClick={() => onChoose(next.id)}>
              {t('fields.next')}
            </Button>
          )}
        </p>
        <Progress value={fields.length === 0 ? 0 : (100 * decided) / fields.length} size={4} aria-hidden />
        <small>
          {fields.length > 0 ? t('fields.found', { text: count('text'), ticks: count('tick') }) : t('fields.none')}
        </small>
      </div>
      {fields.length === 0 ? (
        <p className="blk-empty">{t('fields.noneText')}</p>
      ) : (
        <ul className="blk-fields">
          {fields.map((each) => (
            <li key={each.id}>
              <FieldRow field={each} blank={blank} isChosen={each.id === chosen} onChoose={onChoose} />
            </li>
          ))}
          {blank.unasked.length > 0 && (
            <li className="blk-unasked">
              <details>
                <summary>{t('fields.unasked', { count: blank.unasked.length })}</summary>
                <p>{t('fields.unaskedText')}</p>
                <p>
                  {blank.questions
                    .filter(({ ref }) => blank.unasked.includes(ref))
                    .map(({ label }) => label)
                    .join(' · ')}
                </p>
              </details>
            </li>
          )}
        </ul>
      )}
      {field && (
        <FieldEditor key={field.id} field={field} edits={edits} isDraft={isDraft} onRemoved={() => onChoose(null)} />
      )}
    </aside>
  );
}

// The next field after the chosen one that nobody has decided about.
function nextOpen({ matches }: Blank, fields: readonly BlankField[], chosen: string | null): BlankField | undefined {
  const decided = new Set(matches.filter(isDecided).map(({ fieldId }) => fieldId));
  const at = fields.findIndex(({ id }) => id === chosen);
  return [...fields.slice(at + 1), ...fields.slice(0, at + 1)].find(({ id }) => !decided.has(id) && id !== chosen);
}

interface RowProps {
  field: BlankField;
  blank: Blank;
  isChosen: boolean;
  onChoose: (fieldId: string) => void;
}

function FieldRow({ field, blank, isChosen, onChoose }: RowProps) {
  const { t } = useBlanksTexts();
  const match = blank.matches.find(({ fieldId }) => fieldId === field.id);
  const shown = matchText(match, blank.questions, t);
  return (
    <button
      type="button"
      className="blk-row"
      data-field={field.id}
      aria-pressed={isChosen}
      onClick={() => onChoose(field.id)}
    >
      <span>
        <b data-open={shown === null || undefined}>{shown?.what ?? t('fields.choose')}</b>
        <small>{nameOfField(field, t)}</small>
      </span>
      {shown?.how && <em>{shown.how}</em>}
      {isDecided(match) ? (
        <IconCheck size={16} color="var(--ok-mark)" aria-hidden />
      ) : (
        <span className={`pill ${match ? 'pill-warn' : 'pill-bad'}`}>
          {t(match ? 'fields.toCheck' : 'fields.toDecide')}
        </span>
      )}
    </button>
  );
}
