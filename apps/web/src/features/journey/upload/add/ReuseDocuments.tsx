import type { Application } from '@visawright/contract/applications/application.ts';
import { replaceApplication } from '../../flow/application/apply-application.ts';
import { ReuseDocumentsDialog } from './ReuseDocumentsDialog.tsx';
import type { UploadDocuments } from '../use-upload-documents.ts';

interface Props {
  application: Application;
  entries: UploadDocuments;
  onChanged: () => void;
  onClose: () => void;
}

export function ReuseDocuments({ application, entries, onChanged, onClose }: Props) {
  const all = [...entries.groups.flatMap(([, own]) => own), ...entries.ifApplies];
  return (
    <ReuseDocumentsDialog
      application={application}
      documents={entries.elsewhere.filter(({ state }) => state === 'checked')}
      items={all.map(({ item }) => item)}
      missing={new Set(entries.missing.map(({ item }) => item.title))}
      onAdded={(next) => {
        replaceApplication(next);
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
