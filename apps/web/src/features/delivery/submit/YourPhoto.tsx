import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { PhotoStudio } from '../../documents/photo/PhotoStudio.tsx';
import { formPhoto } from './form-photo.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

export function YourPhoto({ applicationUid }: { applicationUid: string }) {
  const { t } = useSubmitTexts();
  const docId = useFlow(({ documents }) => formPhoto(documents));
  if (!docId) return null;
  return (
    <section className="panel submit-photo" aria-labelledby="submit-photo-title">
      <h2 id="submit-photo-title">{t('photo.title')}</h2>
      <PhotoStudio applicationUid={applicationUid} docId={docId} />
    </section>
  );
}
