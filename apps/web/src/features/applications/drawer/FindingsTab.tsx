import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { placeOf, useFormOf } from '../../findings/use-subject.ts';
import { formAddress } from '../form-address.ts';

const FindingsPanel = lazy(async () => ({ default: (await import('../../findings/FindingsPanel.tsx')).FindingsPanel }));

// The same findings as beside the form; a field leads to its question there.
export function FindingsTab({ row }: { row: Application }) {
  const navigate = useNavigate();
  const form = useFormOf(placeOf(row));
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
