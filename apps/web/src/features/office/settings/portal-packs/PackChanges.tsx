import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import type { PackDetail } from '@visawright/contract/extension/pack-review.ts';
import { changeSign, changeText } from './pack-text.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

const icons = { plus: IconPlus, minus: IconMinus, change: IconPencil };

// Against the published pack. Of a first pack everything is new, so it is not listed.
export function PackChanges({ pack: { changes, number } }: { pack: PackDetail }) {
  const { t } = usePortalPacksTexts();
  const isFirst = number === 1;
  return (
    <section className="pack-part" aria-labelledby="pack-changes">
      <h3 id="pack-changes">{t('changes.title')}</h3>
      {isFirst && <p className="set-lead">{t('changes.first')}</p>}
      {!isFirst && changes.length === 0 && <p className="set-lead">{t('changes.none')}</p>}
      {!isFirst && (
        <ul className="pack-changes">
          {changes.map((change, at) => {
            const { kind, page, label } = change;
            const sign = changeSign[kind];
            const Icon = icons[sign];
            const text = changeText(change, t);
            return (
              <li key={`${kind} ${page} ${label} ${at}`} data-change={kind} data-sign={sign}>
                <span className="pack-sign">
                  <Icon size={13} stroke={2.6} aria-hidden />
                </span>
                <div>
                  <b>{label}</b> <span>{t(`changes.kind.${kind}`)}</span>
                  <small>{[page, text].filter(Boolean).join(' · ')}</small>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
