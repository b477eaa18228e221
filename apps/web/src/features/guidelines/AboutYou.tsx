import { Checkbox } from '@mantine/core';
import { useGuidelinesWords } from './guidelines-words.ts';
import type { Situation } from './guide.ts';
import { Said } from './Said.tsx';
import type { UsedMarks } from './use-marks.ts';

export const aboutYouId = 'about-you';

interface Props {
  situations: readonly Situation[];
  marks: UsedMarks;
}

// Papers that are asked of some people only join the list when the person says so: nothing is guessed about anybody.
export function AboutYou({ situations, marks }: Props) {
  const { t } = useGuidelinesWords();
  if (situations.length === 0) return null;
  return (
    <fieldset className="panel panel-pad about-you" id={aboutYouId} tabIndex={-1}>
      <legend>{t('you.title')}</legend>
      <p>{t('you.text')}</p>
      <div className="about-you-grid">
        {situations.map(({ name, adds }) => (
          <Checkbox
            key={name}
            checked={marks.situations.includes(name)}
            label={
              <>
                <Said>{name}</Said> <small>{t('you.adds', { count: adds })}</small>
              </>
            }
            onChange={(event) => marks.markSituation(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
