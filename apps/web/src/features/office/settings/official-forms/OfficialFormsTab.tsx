import '../../../../components/list/list-parts.css';
import '../../../../components/list/badges/badges.css';
import './official-forms.css';
import { useSearchParams } from 'react-router';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { FormEditor } from './FormEditor.tsx';
import { FormList } from './FormList.tsx';
import { UploadDialog } from './dialogs/UploadDialog.tsx';

// The open form is stored in the address.
export function OfficialFormsTab() {
  const [params, setParams] = useSearchParams();
  const { ask, dialog } = useDialog();
  const open = params.get('open');
  const move = (blankUid: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (blankUid) next.set('open', blankUid);
      else next.delete('open');
      return next;
    });
  const upload = async (formId: string | null) => {
    const blankUid = await ask<string>((close) => <UploadDialog formId={formId} onClose={close} />);
    if (blankUid) move(blankUid);
  };
  return (
    <>
      {open ? (
        <FormEditor key={open} blankUid={open} ask={ask} onOpen={move} onUpload={(formId) => void upload(formId)} />
      ) : (
        <FormList onOpen={move} onUpload={(formId) => void upload(formId)} />
      )}
      {dialog}
    </>
  );
}
