import {
  IconArrowBackUp,
  IconArrowRight,
  IconCalendarEvent,
  IconCircleCheck,
  IconForms,
  IconMail,
  IconFilePlus,
  IconProgressCheck,
  IconSend,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { RowAction } from '../../../../components/list/list.types.ts';
import { formAddress } from '../form-address.ts';
import { reportableStatus } from '@visawright/forms/progress/next-step.ts';
import { may, mayReopen, maySendForReview } from '../actions/application-steps.ts';
import type { ApplicationActions } from '../actions/use-application-actions.tsx';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';

// Only actions this record allows.
export function rowMenu(row: Application, actions: ApplicationActions, t: ApplicationsTranslate): readonly RowAction[] {
  const next = actions.next(row);
  const report = reportableStatus(row);
  const returned = row.review.state === 'returned';
  const opensForm = next?.step === 'completeForm' || next?.step === 'declare' || next?.step === 'correct';
  const all: (RowAction | false)[] = [
    next !== null && { id: 'next', label: next.label, icon: IconArrowRight, run: next.run },
    formAddress(row) !== null &&
      !opensForm && {
        id: 'form',
        label: t('menu.form'),
        icon: IconForms,
        run: () => actions.openForm(row),
      },
    may(row, 'application.edit') && {
      id: 'edit',
      label: t('menu.edit'),
      icon: IconCalendarEvent,
      run: () => actions.edit(row),
    },
    may(row, 'application.transfer') && {
      id: 'message',
      label: t('menu.message'),
      icon: IconMail,
      run: () => actions.message(row),
    },
    may(row, 'application.transfer') && {
      id: 'transfer',
      label: t('menu.transfer'),
      icon: IconTransfer,
      run: () => actions.transfer(row),
    },
    maySendForReview(row) &&
      next?.step !== 'sendForReview' && {
        id: 'send',
        label: t(returned ? 'menu.sendAgain' : 'menu.send'),
        icon: IconSend,
        run: () => actions.send(row),
      },
    report !== null &&
      next?.step !== 'markSubmitted' && {
        id: 'step',
        label: t(`menu.${report}`),
        icon: IconCircleCheck,
        run: () => actions.step(row),
      },
    may(row, 'application.outcome') &&
      next?.step !== 'recordOutcome' && {
        id: 'outcome',
        label: t('menu.outcome'),
        icon: IconProgressCheck,
        run: () => actions.outcome(row),
      },
    mayReopen(row) && { id: 'reopen', label: t('menu.reopen'), icon: IconArrowBackUp, run: () => actions.reopen(row) },
    may(row, 'application.transfer') && {
      id: 'newFor',
      label: t('menu.newFor'),
      icon: IconFilePlus,
      divided: true,
      run: () => actions.newFor(row),
    },
    may(row, 'application.edit') && {
      id: 'delete',
      label: t('menu.delete'),
      icon: IconTrash,
      tone: 'bad',
      divided: true,
      run: () => actions.remove(row),
    },
  ];
  return all.filter((one) => one !== false);
}
