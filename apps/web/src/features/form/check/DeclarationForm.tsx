import { useId, type Ref } from 'react';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

interface Props {
  text: string; // one sentence per line
  lead: string; // introduces the statements
  statements: readonly string[]; // of the destination's form
  isTicked: boolean;
  needsTick: boolean;
  isBusy: boolean;
  error: string;
  tick: Ref<HTMLInputElement>;
  onTick: (isTicked: boolean) => void;
  onAccept: () => void;
}

export function DeclarationForm(props: Props) {
  const { text, lead, statements, isTicked, needsTick, isBusy, error, tick, onTick, onAccept } = props;
  const { t } = useCheckTexts();
  const id = useId();
  return (
    <section className="check-declare" aria-labelledby={id} data-declaration>
      <h3 id={id}>{t('declare.title')}</h3>
      <ul>
        {text.split('\n').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {statements.length > 0 && (
        <>
          <p>{lead}</p>
          <ul data-statements>
            {statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </>
      )}
      <Checkbox
        ref={tick}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={t('declare.tick')}
        error={needsTick ? t('declare.tickNeeded') : undefined}
      />
      <ErrorLine message={error} />
      <div className="check-accept">
        <Button
          h="var(--check-button)"
          loading={isBusy}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={onAccept}
        >
          {t('declare.accept')}
        </Button>
        <small>{t('declare.after')}</small>
      </div>
    </section>
  );
}
