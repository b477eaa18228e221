import { ReasonDialog } from '../../../components/dialog/ReasonDialog.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  title: string; // title of the finding
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function AcceptDialog({ title, onSubmit, onClose }: Props) {
  const { t } = useFindingsTexts();
  return (
    <ReasonDialog
      title={t('accept.title')}
      text={
        <>
          <b>{title}.</b> {t('accept.text')}
        </>
      }
      words={{ submit: t('accept.submit'), reason: t('accept.reason'), hint: t('accept.hint') }}
      most={1_000}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
