import { Button } from '@mantine/core';
import { aboutYouId } from './AboutYou.tsx';
import type { PaperForSome } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import { Said } from './Said.tsx';

function goToAboutYou() {
  const place = document.getElementById(aboutYouId);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector('input')?.focus({ preventScroll: true });
}

export function NotOnList({ papers }: { papers: readonly PaperForSome[] }) {
  const { t } = useGuidelinesWords();
  if (papers.length === 0) return null;
  return (
    <section className="panel panel-pad asides" aria-labelledby="not-on-list">
      <h3 id="not-on-list">{t('not.title')}</h3>
      <p>{t('not.text')}</p>
      <dl className="not-yours">
        {[...Map.groupBy(papers, ({ condition }) => condition)].map(([condition, own]) => (
          <div key={condition}>
            <dt>
              <Said>{condition}</Said>
            </dt>
            {own.map(({ paper }) => (
              <dd key={paper.title}>
                <Said>{paper.title}</Said>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Button variant="subtle" size="compact-sm" className="aside-link" onClick={goToAboutYou}>
        {t('not.change')}
      </Button>
    </section>
  );
}
