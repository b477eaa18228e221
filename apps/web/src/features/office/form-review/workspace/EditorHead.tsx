import { Button, Kbd } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Meter, PersonBadge } from '../../../../components/list/badges/badges.tsx';
import { may } from '../../applications/actions/application-steps.ts';
import { DeadlineLine } from '../../../journey/deadline/DeadlineLine.tsx';
import { useEditor } from '../../../form/editor/FormEditorProvider.tsx';
import type { Sections } from '../../../form/editor/use-sections.ts';
import { useVisitors } from '../../../form/presence/PresenceProvider.tsx';
import { VisitorsLine } from '../../../form/presence/VisitorsLine.tsx';
import { FormHead } from './FormHead.tsx';
import { SavedLine } from './SavedLine.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  row: Application;
  counts: Pick<Sections, 'ready' | 'toCheck'>;
  isChecking: boolean;
  onNext: () => void;
  onCheck: () => void;
  onForm: () => void;
  onSend: () => void;
}

export function EditorHead({ row, counts, isChecking, onNext, onCheck, onForm, onSend }: Props) {
  const { t } = useFormStaffTexts();
  const visitors = useVisitors();
  const editor = useEditor();
  const of = counts.ready + counts.toCheck;
  const isReadOnly = editor.store.getState().state.isReadOnly;
  const maySend = may(row, 'application.sendForReview') && row.review.state !== 'requested';
  return (
    <FormHead row={row}>
      <span className="fr-agent">
        {row.agentName ? <PersonBadge name={row.agentName} /> : <span className="pane-dim">{t('noAgent')}</span>}
      </span>
      <span className="fr-deadline">
        <DeadlineLine applicationUid={row.applicationUid} />
      </span>
      <VisitorsLine visitors={visitors} />
      <SavedLine />
      <span className="fr-progress">
        <span className="staff-num">{t('checked', { count: counts.ready, of })}</span>
        <Meter value={counts.ready} max={of} width={96} />
      </span>
      {maySend && (
        <Button variant="default" onClick={onSend}>
          {t(row.review.state === 'returned' ? 'sendAgain' : 'send')}
        </Button>
      )}
      {/* Each action is a button of its own: a press that began on one must not do the other. */}
      {isChecking ? (
        <Button key="form" variant="default" onClick={onForm}>
          {t('toForm')}
        </Button>
      ) : counts.toCheck > 0 && !isReadOnly ? (
        <Button key="next" onClick={onNext} rightSection={<Kbd aria-hidden>Enter</Kbd>}>
          {t('next')}
        </Button>
      ) : (
        <Button key="check" onClick={onCheck}>
          {t('check')}
        </Button>
      )}
    </FormHead>
  );
}
