import type { ReactNode } from 'react';
import { IconCheck, IconScan, IconShieldOff, IconTrash } from '@tabler/icons-react';
import type { SavingEffects } from '../model/saving-effects.ts';
import { pageList } from './page-list.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  effects: SavingEffects;
  isEdited: boolean;
  isVerified: boolean; // a person compared the document with its original
}

export function SavingPanel({ effects, isEdited, isVerified }: Props) {
  const { t, language } = useEditorTexts();
  const { read, unchanged, removed, isReordered, boxes, checked, checkedBy } = effects;
  const numbers = (list: readonly number[]) => ({ count: list.length, pages: pageList(list, language) });
  return (
    <section className="ed-section ed-saving" aria-label={t('saving.title')}>
      <div className="ed-section-head">
        <h2>{t('saving.title')}</h2>
      </div>
      <ul>
        {!isEdited && <Row>{t('saving.nothing')}</Row>}
        {isEdited && read.length === 0 && <Row>{t('saving.noReading')}</Row>}
        {read.length > 0 && (
          <Row icon={<IconScan size={15} aria-hidden />}>
            <b>{t('saving.read', numbers(read))}</b>
          </Row>
        )}
        {isEdited && unchanged.length > 0 && <Row>{t('saving.unchanged', numbers(unchanged))}</Row>}
        {isReordered && <Row>{t('saving.order')}</Row>}
        {removed.length > 0 && (
          <Row icon={<IconTrash size={15} aria-hidden />}>{t('saving.removed', numbers(removed))}</Row>
        )}
        {boxes > 0 && <Row>{t('saving.boxes', { count: boxes })}</Row>}
        {checked > 0 && <Row>{t('saving.checked', { count: checked, name: checkedBy.join(', ') })}</Row>}
        {isVerified && (read.length > 0 || removed.length > 0) && (
          <Row icon={<IconShieldOff size={15} aria-hidden />}>{t('saving.verified')}</Row>
        )}
      </ul>
    </section>
  );
}

const Row = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li>
    {icon ?? <IconCheck className="ed-ok" size={15} stroke={2.4} aria-hidden />}
    <span>{children}</span>
  </li>
);
