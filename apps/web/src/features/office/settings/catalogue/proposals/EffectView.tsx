import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ProposalEffect } from '@visawright/contract/forms/catalogue.ts';
import { ChangeList } from './ChangeList.tsx';
import { FileProblems } from './FileProblems.tsx';
import { AffectedTable } from './AffectedTable.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

// Effect of a data file: problems first, then changes, then affected applications.
export function EffectView({ effect, onLine }: { effect: ProposalEffect; onLine?: (line: number) => void }) {
  const { t } = useCatalogueTexts();
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
            <AffectedTable touched={touched} />
            {open > 0 && <p className="cat-quiet">{t('detail.keepsVersion')}</p>}
          </section>
        </>
      )}
    </div>
  );
}
