import type { Application } from '@visawright/contract/application.ts';
import { replaceApplication } from '../flow/take-application.ts';
import { MyPapersDialog } from './MyPapersDialog.tsx';
import type { Papers } from './use-papers.ts';

interface Props {
  application: Application;
  papers: Papers;
  onChanged: () => void;
  onClose: () => void;
}

export function MinePapers({ application, papers, onChanged, onClose }: Props) {
  const all = [...papers.groups.flatMap(([, own]) => own), ...papers.ifApplies];
  return (
    <MyPapersDialog
      application={application}
      documents={papers.elsewhere.filter(({ state }) => state === 'checked')}
      items={all.map(({ item }) => item)}
      missing={new Set(papers.missing.map(({ item }) => item.title))}
      onAdded={(next) => {
        replaceApplication(next);
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
