import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { useSays } from '../FormWorkProvider.tsx';
import { Question } from '../Question.tsx';
import { splitTitle } from '../section-title.ts';
import type { SectionCount } from '../to-check.ts';
import { LookButton } from './LookButton.tsx';
import { useStaffWords } from './form-staff-words.ts';

interface Props {
  section: SectionCount;
  row: Application;
  note?: string;
  onLook?: (field: Field) => void; // read-only: pressing an answer chooses it
}

// A section's questions in two columns, under what the reviewer said of it.
export function SectionCells({ section: { id, title, fields }, row, note, onLook }: Props) {
  const { t } = useStaffWords();
  const says = useSays();
  const { name, place } = splitTitle(says(title));
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
      {returned.map(({ reviewerUid, reason }) => (
        <div className="pane-returned fr-returned" key={reviewerUid}>
          <IconArrowBackUp size={16} stroke={2.2} aria-hidden />
          <div>
            <b>
              {t('returnedBy', {
                name: tasks.find((task) => task.reviewerUid === reviewerUid)?.reviewerName ?? '',
              })}
            </b>
            <p>{reason}</p>
          </div>
        </div>
      ))}
      <div className="fr-cells">
        {fields.map((field) => (
          <Question
            key={field.id}
            field={field}
            dense
            below={onLook && <LookButton field={field} onLook={() => onLook(field)} />}
          />
        ))}
      </div>
    </>
  );
}
