import { useFlow } from '../flow/flow-store.ts';
import { PhotoStudio } from '../photo/PhotoStudio.tsx';
import { photoOf } from './photo-of.ts';
import { useSubmitWords } from './submit-words.ts';

// The photo as it goes into the package, and what the destination would say of it.
export function YourPhoto({ applicationUid }: { applicationUid: string }) {
  const { t } = useSubmitWords();
  const docId = useFlow(({ documents }) => photoOf(documents));
  if (!docId) return null;
  return (
    <section className="panel submit-photo" aria-labelledby="submit-photo-title">
      <h2 id="submit-photo-title">{t('photo.title')}</h2>
      <PhotoStudio applicationUid={applicationUid} docId={docId} />
    </section>
  );
}
