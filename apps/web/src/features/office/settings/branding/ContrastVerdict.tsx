import { IconAlertTriangleFilled, IconCheck, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { contrast, type ContrastVerdictResult } from './contrast.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

const figure = (ratio: number) => `${ratio.toFixed(2)}:1`;
const readable = (ground: string) => (contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000' : '#fff');

export function ContrastVerdict({ color, verdict }: { color: string; verdict: ContrastVerdictResult }) {
  const { t } = useSettingsTexts();
  const { shades, shade, used, own, rows } = verdict;
  const isGood = verdict.verdict === 'good';
  return (
    <>
      <div className="set-shades" role="img" aria-label={t('branding.shades', { shade })}>
        {shades.map((ground, at) => (
          <span
            key={ground}
            data-on={at === shade || undefined}
            style={{ background: ground, color: readable(ground) }}
          >
            {at}
          </span>
        ))}
      </div>
      <p className="set-verdict" data-verdict={verdict.verdict} role="status">
        {isGood ? <IconCircleCheckFilled size={16} aria-hidden /> : <IconAlertTriangleFilled size={16} aria-hidden />}
        <span>{t(`branding.verdicts.${verdict.verdict}`, { color, ratio: figure(own), shade, used })}</span>
      </p>
      <table className="set-contrast">
        <caption className="unseen">{t('branding.contrast')}</caption>
        <tbody>
          {rows.map(({ id, ground, text, ratio, isEnough }) => (
            <tr key={id}>
              <td aria-hidden>
                {/* The sample may fail contrast on purpose, so CSS renders its text and accessibility checks skip it. */}
                <span
                  className="set-swatch"
                  data-ring={ground === '#ffffff' || undefined}
                  style={{ background: ground, color: text }}
                />
              </td>
              <th scope="row">{t(`branding.rows.${id}`, { shade })}</th>
              <td className="staff-num">{figure(ratio)}</td>
              <td>
                {isEnough ? (
                  <Pill tone="ok" icon={<IconCheck size={12} stroke={2.8} aria-hidden />}>
                    {t('branding.passes')}
                  </Pill>
                ) : (
                  <Pill tone="bad" icon={<IconX size={12} stroke={2.8} aria-hidden />}>
                    {t('branding.fails')}
                  </Pill>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
