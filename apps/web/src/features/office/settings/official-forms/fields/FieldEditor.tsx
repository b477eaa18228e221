import { Button, Checkbox, MultiSelect, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import type {
  BlankArea,
  BlankField,
  BlankMatch,
  BlankQuestion,
  BlankUse,
} from '@visawright/contract/delivery/blank.ts';
import { dateWritings, isDecided, writings, type Writing } from '@visawright/contract/delivery/blank-facts.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import { toMillimetres, toPoints } from '../page/drawn-area.ts';
import type { Edits } from '../use-edits.ts';
import { nameOfField, writtenText } from './field-text.ts';
import { useFieldUse } from './use-field-use.ts';

interface Props {
  field: BlankField;
  edits: Edits;
  isDraft: boolean;
  onRemoved: () => void;
}

export function FieldEditor({ field, edits, isDraft, onRemoved }: Props) {
  const { t } = useBlanksTexts();
  const { questions, matches } = edits.blank;
  const match = matches.find(({ fieldId }) => fieldId === field.id);
  const send = (use: BlankUse) => edits.match(field.id, use);
  return (
    <section className="blk-edit" aria-label={t('page.field', { label: nameOfField(field, t) })}>
      <p>
        <b>{nameOfField(field, t)}</b>
        <small>{field.origin === 'pdf' ? t('field.name', { name: field.id }) : t('field.drawn')}</small>
      </p>
      {field.kind === 'signature' ? (
        <p>{t('field.signature')}</p>
      ) : (
        <fieldset disabled={!isDraft} aria-label={t('field.use')}>
          <UseFields {...{ field, match, questions }} onUse={send} />
          {match && !isDecided(match) && (
            <div className="blk-confirm">
              <small>{t('field.suggested', { percent: Math.round(match.confidence * 100) })}</small>
              <Button size="compact-sm" onClick={() => send(match.use)}>
                {t('field.confirm')}
              </Button>
            </div>
          )}
          {field.origin === 'drawn' && isDraft && <DrawnFields {...{ field, edits, onRemoved }} />}
        </fieldset>
      )}
    </section>
  );
}

interface UseProps {
  field: BlankField;
  match: BlankMatch | undefined;
  questions: readonly BlankQuestion[];
  onUse: (use: BlankUse) => void;
}

function UseFields({ field, match, questions, onUse }: UseProps) {
  const { t } = useBlanksTexts();
  const { kinds, kind, choose, fixed, type } = useFieldUse(field, match?.use, onUse);
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('field.use')}
        data={kinds.map((each) => ({ value: each, label: t(`field.${each}`) }))}
        value={kind}
        onChange={(value) => choose(value)}
      />
      {kind === 'answer' && <AnswerFields use={match?.use} {...{ questions, onUse }} />}
      {kind === 'tick' && <TickFields use={match?.use} {...{ questions, onUse }} />}
      {kind === 'fixed' && (
        <TextInput
          label={t('field.text')}
          value={fixed}
          maxLength={200}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  use: BlankUse | undefined;
  questions: readonly BlankQuestion[];
  onUse: (use: BlankUse) => void;
}

// The questions by section, as the form asks them.
const grouped = (questions: readonly BlankQuestion[]) =>
  [...Map.groupBy(questions, ({ section }) => section)].map(([group, all]) => ({
    group,
    items: all.map(({ ref, label }) => ({ value: ref, label })),
  }));

function AnswerFields({ use, questions, onUse }: ChoiceProps) {
  const { t } = useBlanksTexts();
  const { questions: chosen = [], written = 'asIs' } = use?.as === 'answer' ? use : {};
  const isDate = chosen.length === 1 && questions.find(({ ref }) => ref === chosen[0])?.type === 'date';
  const possible = writings.filter((each) => isDate === dateWritings.includes(each) || each === 'asIs');
  return (
    <div className="blk-two">
      <MultiSelect
        label={t('field.questions')}
        data={grouped(questions)}
        value={[...chosen]}
        maxValues={6}
        searchable
        hidePickedOptions
        onChange={(refs) => {
          if (refs.length === 0) return;
          const isNewDate = refs.length === 1 && questions.find(({ ref }) => ref === refs[0])?.type === 'date';
          const fits = isNewDate === isDate ? written : isNewDate ? 'dd/mm/yyyy' : 'asIs';
          onUse({ as: 'answer', questions: refs, written: fits });
        }}
      />
      <Select
        label={t('field.written')}
        data={possible.map((each) => ({ value: each, label: writtenText(each, t) }))}
        value={written}
        disabled={chosen.length === 0}
        allowDeselect={false}
        onChange={(value) => onUse({ as: 'answer', questions: [...chosen], written: value as Writing })}
      />
    </div>
  );
}

function TickFields({ use, questions, onUse }: ChoiceProps) {
  const { t } = useBlanksTexts();
  const { question = null, option = null } = use?.as === 'tick' ? use : {};
  const choices = questions.filter(({ options, ref }) => options && !ref.includes('.'));
  const optionsOf = (ref: string | null) => choices.find((each) => each.ref === ref)?.options ?? [];
  return (
    <div className="blk-two">
      <Select
        label={t('field.question')}
        data={grouped(choices)}
        value={question}
        searchable
        allowDeselect={false}
        onChange={(ref) => ref && onUse({ as: 'tick', question: ref, option: optionsOf(ref)[0]! })}
      />
      <Select
        label={t('field.option')}
        data={[...optionsOf(question)]}
        value={option}
        disabled={question === null}
        allowDeselect={false}
        onChange={(next) => next && onUse({ as: 'tick', question: question!, option: next })}
      />
    </div>
  );
}

const sides = ['left', 'top', 'width', 'height'] as const satisfies readonly (keyof BlankArea)[];

function DrawnFields({ field, edits, onRemoved }: Pick<Props, 'field' | 'edits' | 'onRemoved'>) {
  const { t } = useBlanksTexts();
  const least = { left: 0, top: 0, width: 2, height: 2 };
  return (
    <>
      <div className="blk-position" role="group" aria-label={t('field.position')}>
        {sides.map((side) => (
          <NumberInput
            key={side}
            size="xs"
            label={t(`field.${side}`)}
            suffix=" mm"
            min={least[side]}
            step={0.5}
            value={toMillimetres(field.area[side])}
            onChange={(value) => {
              if (typeof value !== 'number' || value < least[side] || value === toMillimetres(field.area[side])) return;
              edits.reshape(field.id, { area: { ...field.area, [side]: toPoints(value) } });
            }}
          />
        ))}
      </div>
      <div className="blk-confirm">
        {field.kind === 'text' && (
          <Checkbox
            label={t('field.multiline')}
            checked={field.isMultiline}
            onChange={(event) => edits.reshape(field.id, { isMultiline: event.currentTarget.checked })}
          />
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            edits.remove(field.id);
            onRemoved();
          }}
        >
          {t('field.removePlace')}
        </Button>
      </div>
    </>
  );
}
