import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { PackDetail } from '@visawright/contract/extension/pack-review.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

// What was read back when the pack was tried on the portal.
export function PackTest({ test }: { test: PackDetail['testFill'] }) {
  const { t, language } = usePortalPacksTexts();
  const isEqual = test !== null && test.equal === test.fields;
  const Icon = isEqual ? IconCircleCheck : IconAlertTriangle;
  return (
    <section
      className="pack-part"
      aria-labelledby="pack-test"
      data-test={test ? (isEqual ? 'equal' : 'differs') : 'none'}
    >
      <h3 id="pack-test">{t('test.title')}</h3>
      <p className="pack-test">
        <Icon size={17} stroke={1.9} aria-hidden />
        {test
          ? t('test.equal', { time: momentText(test.at, language), equal: test.equal, count: test.fields })
          : t('test.none')}
      </p>
      {test && test.differing.length > 0 && (
        <p className="set-lead">{t('test.differing', { labels: test.differing.join(', ') })}</p>
      )}
    </section>
  );
}
