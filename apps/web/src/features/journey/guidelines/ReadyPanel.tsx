import { Button, Progress } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { checklistItemsOf, readinessOf, type Guide } from './guide.ts';
import { ChecklistText } from '../../documents/checklist/ChecklistText.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  guide: Guide;
  have: readonly string[];
  link: string;
  shareTitle: string;
}

export function ReadyPanel({ guide, have, link, shareTitle }: Props) {
  const { t } = useGuidelinesTexts();
  const items = checklistItemsOf(guide.required);
  const { ready, total } = readinessOf(items, have);
  const share = total === 0 ? 0 : (ready / total) * 100;
  return (
    <section className="panel" aria-labelledby="ready-documents">
      <div className="panel-pad">
        <h2 className="ready-title" id="ready-documents">
          {t('yours.title')}
        </h2>
        <p className="ready" aria-live="polite">
          <b>{ready}</b> {t('yours.of', { total })}
        </p>
        <Progress value={share} size={8} radius="xl" aria-label={t('yours.progress', { count: ready, total })} />
        {ready > 0 && (
          <ul className="ticks">
            {items
              .filter(({ title }) => have.includes(title))
              .map(({ title }) => (
                <li key={title}>
                  <IconCheck size={16} stroke={2.4} aria-hidden />
                  <ChecklistText>{title}</ChecklistText>
                </li>
              ))}
          </ul>
        )}
        <p className="ready-note">{t(ready === total ? 'yours.all' : 'yours.note')}</p>
      </div>
      <div className="panel-row">
        <Button
          variant="default"
          leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <ShareButton link={link} title={shareTitle} />
      </div>
    </section>
  );
}
