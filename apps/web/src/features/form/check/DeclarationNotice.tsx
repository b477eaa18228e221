import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

interface Props {
  declaration: NonNullable<FormState['declaration']>;
  onOn: () => void;
}

export function DeclarationNotice({ declaration: { at, byName }, onOn }: Props) {
  const { t, language } = useCheckTexts();
  const day = momentText(at, language);
  return (
    <section className="check-declared" data-declared>
      <IconCircleCheck size={22} stroke={1.8} aria-hidden />
      <div>
        <h3>{t('declared.title')}</h3>
        <p>
          {byName ? t('declared.by', { name: byName, day }) : t('declared.byNobody', { day })} {t('declared.closed')}
        </p>
      </div>
      <Button variant="default" rightSection={<IconArrowRight size={16} aria-hidden />} onClick={onOn}>
        {t('declared.on')}
      </Button>
    </section>
  );
}
