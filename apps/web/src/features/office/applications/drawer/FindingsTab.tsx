import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { destinationOf, useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { formAddress } from '../form-address.ts';

const FindingsPanel = lazy(async () => ({
  default: (await import('../../../form/findings/FindingsPanel.tsx')).FindingsPanel,
}));

// The findings of the form; a field links to its question.
export function FindingsTab({ row }: { row: Application }) {
  const navigate = useNavigate();
  const form = useDestinationForm(destinationOf(row));
  return (
    <section className="pane-sec">
      <Suspense>
        <FindingsPanel
          dense
          applicationUid={row.applicationUid}
          onField={(field) => {
            const section = form?.sections.find(({ fields }) => fields.some(({ id }) => id === field));
            void navigate(formAddress(row, section?.id) ?? '/applications');
          }}
        />
      </Suspense>
    </section>
  );
}
