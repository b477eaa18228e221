import { Button, Progress } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { papersOf, readinessOf, type Guide } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import { Said } from './Said.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  guide: Guide;
  have: readonly string[];
  link: string;
  shareTitle: string;
}

export function YourPapers({ guide, have, link, shareTitle }: Props) {
  const { t } = useGuidelinesWords();
  const papers = papersOf(guide.required);
  const { ready, total } = readinessOf(papers, have);
  const share = total === 0 ? 0 : (ready / total) * 100;
  return (
    <section className="panel" aria-labelledby="your-papers">
      <div className="panel-pad">
        <h2 className="papers-over" id="your-papers">
          {t('yours.title')}
        </h2>
        <p className="ready" aria-live="polite">
          <b>{ready}</b> {t('yours.of', { total })}
        </p>
        <Progress value={share} size={8} radius="xl" aria-label={t('yours.progress', { count: ready, total })} />
        {ready > 0 && (
          <ul className="ticks">
            {papers
              .filter(({ title }) => have.includes(title))
              .map(({ title }) => (
                <li key={title}>
                  <IconCheck size={16} stroke={2.4} aria-hidden />
                  <Said>{title}</Said>
                </li>
              ))}
          </ul>
        )}
        <p className="papers-note">{t(ready === total ? 'yours.all' : 'yours.note')}</p>
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
