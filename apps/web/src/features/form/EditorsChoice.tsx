import { Button } from '@mantine/core';
import type { Field } from '@visawright/forms/form-schema.ts';
import { momentText } from '../../lib/moments.ts';
import { answerText } from './answer-text.ts';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';

// Two people wrote the same field: both values, and who wrote the other one when.
export function EditorsChoice({ field }: { field: Field }) {
  const { t, language } = useWords();
  const says = useSays();
  const work = useWork();
  const conflict = useWorkState((now) => now.conflicts[field.id]);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const text = (value: typeof mine | undefined) => answerText(field, value, says, language) || t('nothing');
  return (
    <div className="form-editors" role="alert">
      <p>
        {theirs
          ? t('conflict.by', { who: theirs.byName ?? t('conflict.someone'), when: momentText(theirs.at, language) })
          : t('conflict.taken')}
      </p>
      <dl>
        <div>
          <dt>{t('conflict.theirs')}</dt>
          <dd>{text(theirs?.value)}</dd>
          <Button variant="default" size="sm" onClick={() => work.resolve(field.id, 'theirs')}>
            {t('conflict.take')}
          </Button>
        </div>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>{text(mine)}</dd>
          <Button variant="default" size="sm" onClick={() => work.resolve(field.id, 'mine')}>
            {t('conflict.keep')}
          </Button>
        </div>
      </dl>
    </div>
  );
}
