import { useState } from 'react';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { kindOf } from '../fact-text.ts';
import { changedValue, mayRemove, valueFields } from './value-fields.ts';

interface Props {
  factKey: string;
  current: unknown;
  text: string; // the value as JSON
  onChange: (text: string) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Fields for amounts, numbers and texts; JSON for the rest.
export function ValueEditor({ factKey, current, text, onChange }: Props) {
  const { t } = useFactsTexts();
  const shape = valueFields(kindOf(factKey), current);
  const [isJson, setJson] = useState(shape.length === 0);
  const value = parsed(text);
  const isRemoved = value === null;
  const typed = (name: string | null): string => {
    const part = name === null ? value : (value as Record<string, unknown> | undefined)?.[name];
    return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
  };
  return (
    <div className="cat-fact-editor">
      {!isRemoved && isJson && (
        <Textarea
          label={t('changing.json')}
          classNames={{ input: 'cat-json' }}
          value={text}
          autosize
          minRows={4}
          maxRows={16}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {!isRemoved &&
        !isJson &&
        shape.map((field) => (
          <TextInput
            key={field.name ?? ''}
            label={field.name === null ? t('changing.value') : (t.find(`fields.${field.name}`) ?? field.name)}
            inputMode={typeof field.value === 'number' ? 'decimal' : undefined}
            value={typed(field.name)}
            onChange={(event) =>
              onChange(JSON.stringify(changedValue(value ?? current, field, event.currentTarget.value), null, 2))
            }
          />
        ))}
      <div className="cat-fact-modes">
        {!isRemoved && shape.length > 0 && (
          <Checkbox
            size="xs"
            label={t('changing.asJson')}
            checked={isJson}
            onChange={(event) => setJson(event.currentTarget.checked)}
          />
        )}
        {mayRemove(factKey) && (
          <Checkbox
            size="xs"
            label={t('changing.removed')}
            checked={isRemoved}
            onChange={(event) => onChange(event.currentTarget.checked ? 'null' : JSON.stringify(current, null, 2))}
          />
        )}
      </div>
    </div>
  );
}
