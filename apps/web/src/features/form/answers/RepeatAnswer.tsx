import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import type { Field } from '@visawright/forms/form-schema.ts';
import { emptyItem } from '../answer-value.ts';
import { useWords } from '../form-words.ts';
import { useSays, useWork } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { RepeatItem } from './RepeatItem.tsx';

// Several of a kind: jobs, journeys, children. Items are named by their number, so that each button says which it means.
export function RepeatAnswer({ field, of, name, id, labelId }: AnswerProps) {
  const { t } = useWords();
  const says = useSays();
  const work = useWork();
  const repeat = field as Field;
  const { fields: items, append, remove } = useFieldArray({ control: work.rhf.control, name: name as never });
  const list = useRef<HTMLDivElement>(null);
  const label = says(field.label);
  const isFull = repeat.maxItems !== undefined && items.length >= repeat.maxItems;
  const take = (at: number) => {
    remove(at);
    work.changed(of);
    list.current?.querySelector<HTMLElement>('.form-add')?.focus();
  };
  return (
    <div className="form-repeat" role="group" aria-labelledby={labelId} ref={list}>
      {items.map((item, at) => (
        <fieldset key={item.id} className="form-item">
          <legend>{t('item', { label, no: at + 1 })}</legend>
          <RepeatItem repeat={repeat} at={at} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className="form-take"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('removeItem', { label, no: at + 1 })}
            onClick={() => take(at)}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      {isFull ? (
        <p className="form-full">{t('full', { count: repeat.maxItems })}</p>
      ) : (
        <Button
          id={id}
          variant="default"
          className="form-add"
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={() => append(emptyItem(repeat))}
        >
          {t(items.length === 0 ? 'add' : 'addAnother', { label })}
        </Button>
      )}
    </div>
  );
}
