import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ProposalEffect } from '@visawright/contract/catalogue.ts';
import { ChangeList } from './ChangeList.tsx';
import { useCatalogueWords } from './catalogue-words.ts';
import { FileProblems } from './FileProblems.tsx';
import { TouchedTable } from './TouchedTable.tsx';

// What a data file would do: what is wrong with it first, then what changes, then whom it touches.
export function EffectView({ effect, onLine }: { effect: ProposalEffect; onLine?: (line: number) => void }) {
  const { t } = useCatalogueWords();
  const { problems, changes, touched, isNew } = effect;
  const open = touched.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="cat-effect">
      {problems.length > 0 ? (
        <section>
          <h3 data-tone="bad">
            <IconAlertTriangle size={16} aria-hidden />
            {t('proposing.problems', { count: problems.length })}
          </h3>
          <FileProblems problems={problems} {...(onLine ? { onLine } : {})} />
        </section>
      ) : (
        <h3 data-tone="ok">
          <IconCircleCheck size={16} aria-hidden />
          {t(changes.length > 0 ? 'proposing.sound' : 'proposing.same')}
        </h3>
      )}
      {isNew && <p className="cat-quiet">{t('proposing.isNew')}</p>}
      {changes.length > 0 && (
        <>
          <section>
            <h3>{t('proposing.changes', { count: changes.length })}</h3>
            <ChangeList changes={changes} />
          </section>
          <section>
            <h3>{open > 0 ? t('proposing.touches', { count: open }) : t('proposing.touchesNone')}</h3>
            <TouchedTable touched={touched} />
            {open > 0 && <p className="cat-quiet">{t('detail.keep')}</p>}
          </section>
        </>
      )}
    </div>
  );
}
