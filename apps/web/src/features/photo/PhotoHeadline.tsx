import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import type { PhotoState } from '@visawright/contract/photo.ts';
import { usePhotoWords } from './photo-words.ts';

// In one sentence how the photo stands.
export function PhotoHeadline({ state }: { state: PhotoState }) {
  const { t } = usePhotoWords();
  const count = (standing: string) => state.verdicts.filter((verdict) => verdict.standing === standing).length;
  const [bad, look] = [count('bad'), count('look')];
  const standing = bad > 0 ? 'bad' : look > 0 ? 'look' : 'good';
  const Icon = { bad: IconAlertTriangle, look: IconEye, good: IconCircleCheck }[standing];
  const words = { bad: t('unusable', { count: bad }), look: t('looks', { count: look }), good: t('usable') }[standing];
  return (
    <p className="photo-headline" data-photo={standing}>
      <Icon size={20} stroke={1.7} aria-hidden />
      {words}
    </p>
  );
}
