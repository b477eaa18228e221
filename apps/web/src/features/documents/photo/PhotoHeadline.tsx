import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import type { PhotoState } from '@visawright/contract/documents/photo.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

export function PhotoHeadline({ state }: { state: PhotoState }) {
  const { t } = usePhotoTexts();
  const count = (status: string) => state.verdicts.filter((verdict) => verdict.status === status).length;
  const [bad, look] = [count('bad'), count('look')];
  const status = bad > 0 ? 'bad' : look > 0 ? 'look' : 'good';
  const Icon = { bad: IconAlertTriangle, look: IconEye, good: IconCircleCheck }[status];
  const words = { bad: t('unusable', { count: bad }), look: t('looks', { count: look }), good: t('usable') }[status];
  return (
    <p className="photo-headline" data-photo={status}>
      <Icon size={20} stroke={1.7} aria-hidden />
      {words}
    </p>
  );
}
