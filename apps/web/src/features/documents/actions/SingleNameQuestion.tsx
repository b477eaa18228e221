import { IconHelpCircle, IconLetterCase, IconPencil } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { nameFields, type NameField } from '@visawright/contract/documents/document-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { OwnerAnswerButton } from './OwnerAnswerButton.tsx';
import { OwnerCrops } from './OwnerCrops.tsx';
import { useTripTravellers } from './trip-travellers.ts';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  showsCrops?: boolean | undefined;
  onOther?: (() => void) | undefined; // opens the document, where a second name can be entered
}

// A passport with one name: which of its two name fields is blank decides how a form is filled.
export function SingleNameQuestion({ document, showsCrops = false, onOther }: Props) {
  const { t } = useDocumentsTexts();
  const actions = useDocumentActions(document);
  const { onAnswered } = useTripTravellers();
  if (document.singleName === null) return null;
  const { name } = document.singleName;
  const answer = async (blank: NameField) => {
    if (await actions.answerBlankName(blank)) onAnswered();
  };
  return (
    <section className="doc-question doc-owner" data-question="singleName" aria-label={t('singleName.label')}>
      <p className="doc-owner-title">
        <IconHelpCircle size={20} stroke={1.8} aria-hidden />
        <b>{t('singleName.title', { name })}</b>
      </p>
      {showsCrops && <OwnerCrops document={document} name={name} />}
      <p>{t('singleName.why')}</p>
      <div className="doc-owner-answers" role="group" aria-label={t('singleName.label')}>
        {nameFields.map((blank) => (
          <OwnerAnswerButton
            key={blank}
            icon={IconLetterCase}
            title={t(`singleName.${blank}`)}
            text={t(`singleName.${blank}Text`, { name })}
            isDisabled={actions.busy !== null}
            onPress={() => void answer(blank)}
          />
        ))}
        {onOther && (
          <OwnerAnswerButton
            icon={IconPencil}
            title={t('singleName.neither')}
            text={t('singleName.neitherText')}
            isDisabled={actions.busy !== null}
            onPress={onOther}
          />
        )}
      </div>
      <ErrorLine message={actions.error} />
    </section>
  );
}
