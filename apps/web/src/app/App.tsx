import '@mantine/core/styles.css';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { OfflineBanner } from '../components/feedback/OfflineBanner.tsx';
import { ConfirmStep } from '../features/shared/security/ConfirmStep.tsx';
import { addAddresses } from '../lib/api/address-table.ts';
import { useHasFlowLayout } from '../lib/session/flow-layout.ts';
import { useSession } from '../lib/session/session.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';
import './app.css';

addAddresses(addresses);

export default function App() {
  const { user } = useSession();
  const [hasFlow] = useState(useHasFlowLayout());
  const [router] = useState(() => createRouter(user, hasFlow));
  return (
    <Providers flow={hasFlow}>
      <OfflineBanner />
      <ConfirmStep />
      <RouterProvider router={router} />
    </Providers>
  );
}
