import type { ReactNode } from 'react';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import { Question } from '../../../form/questions/Question.tsx';
import { splitTitle } from '../../../form/definition/section-title.ts';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';
import { may } from '../../applications/actions/application-steps.ts';
import { SectionReply } from '../../review-round/SectionReply.tsx';
import { ShowSourceButton } from './ShowSourceButton.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  section: SectionCount;
  row: Application;
  note?: string;
  past?: ReactNode; // for reviewers: what happened in earlier rounds
  onLook?: (field: Field) => void; // read-only: clicking an answer shows its source
}

// Questions of a section in two columns, below the reviewer's comment.
export function SectionCells({ section: { id, title, fields }, row, note, past, onLook }: Props) {
  const { t } = useFormStaffTexts();
  const texts = useFormLabels();
  const reasons = useReasons(row);
  const { name, place } = splitTitle(texts(title));
  const { state, sections, tasks } = row.review;
  const returned =
    state === 'returned' ? sections.filter((one) => one.section === id && one.verdict === 'returned') : [];
  return (
    <>
      <div className="fr-title">
        <h2 id={`fr-${id}`} tabIndex={-1}>
          {name}
        </h2>
        <small>{[place, note].filter(Boolean).join(' · ')}</small>
      </div>
      {returned.map(({ reviewerUid }) => (
        <div className="pane-returned fr-returned" key={reviewerUid}>
          <IconArrowBackUp size={16} stroke={2.2} aria-hidden />
          <div>
            <b>
              {t('returnedBy', {
                name: tasks.find((task) => task.reviewerUid === reviewerUid)?.reviewerName ?? '',
              })}
            </b>
            <p>{reasons.ofSection(id, reviewerUid)}</p>
          </div>
        </div>
      ))}
      {returned.length > 0 && may(row, 'application.sendForReview') && (
        <div className="fr-reply">
          <SectionReply row={row} section={id} title={name} />
        </div>
      )}
      {past}
      <div className="fr-cells">
        {fields.map((field) => (
          <Question
            key={field.id}
            field={field}
            dense
            below={onLook && <ShowSourceButton field={field} onLook={() => onLook(field)} />}
          />
        ))}
      </div>
    </>
  );
}
