import { Button, Checkbox } from '@mantine/core';
import { useListWords } from './list-words.ts';
import type { ListColumn } from './list.types.ts';
import type { ListLook } from './use-list-look.ts';

interface Props {
  columns: readonly Pick<ListColumn<never>, 'id' | 'head' | 'always' | 'optional'>[];
  look: ListLook;
}

export function ColumnChoices({ columns, look }: Props) {
  const t = useListWords();
  const offered = columns.filter(({ always }, i) => i > 0 && !always);
  const shown = look.columns ?? offered.filter(({ optional }) => !optional).map(({ id }) => id);
  const put = (id: string, on: boolean) =>
    look.change({ columns: on ? [...shown, id] : shown.filter((other) => other !== id) });
  return (
    <div className="list-choices" role="group" aria-label={t('show.columns')}>
      {offered.map(({ id, head }) => (
        <Checkbox
          key={id}
          label={head}
          checked={shown.includes(id)}
          onChange={(event) => put(id, event.currentTarget.checked)}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        data-disabled={look.columns === null || undefined}
        aria-disabled={look.columns === null}
        onClick={() => look.change({ columns: null })}
      >
        {t('show.resetColumns')}
      </Button>
    </div>
  );
}
