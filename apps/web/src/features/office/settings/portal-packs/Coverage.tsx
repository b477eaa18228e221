import type { PackCoverage } from '@visawright/contract/extension/pack-review.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

const parts = ['mapped', 'personal', 'unmapped'] as const;

// How many fields of the portal are filled in, left to the person, or not decided.
export function Coverage({ coverage, isLong = false }: { coverage: PackCoverage; isLong?: boolean }) {
  const { t } = usePortalPacksTexts();
  const { controls, mapped, personal, unmapped, questions } = coverage;
  return (
    <div className="pack-coverage">
      <span className="pack-bar" aria-hidden>
        {parts.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: coverage[part] }} />
        ))}
      </span>
      <b>{t('coverage.line', { mapped, count: controls })}</b>
      <small>{t('coverage.rest', { personal, unmapped })}</small>
      {isLong && <small>{t('coverage.questions', { count: questions })}</small>}
    </div>
  );
}
