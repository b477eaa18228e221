import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { emptyItem } from '../values/answer-value.ts';
import { useFormLabels, useEditor } from '../editor/FormEditorProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { RepeatItem } from './RepeatItem.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Items are numbered, so that each button's accessible name says which item it acts on.
export function RepeatAnswer({ field, of, name, id, labelId }: AnswerProps) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const repeat = field as Field;
  const { fields: items, append, remove } = useFieldArray({ control: editor.rhf.control, name: name as never });
  const list = useRef<HTMLDivElement>(null);
  const label = texts(field.label);
  const isFull = repeat.maxItems !== undefined && items.length >= repeat.maxItems;
  const take = (at: number) => {
    remove(at);
    editor.changed(of);
    setTimeout(() => list.current?.querySelector<HTMLElement>('.form-add')?.focus()); // a full list shows the button only after this
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
