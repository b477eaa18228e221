import '@mantine/core/styles.css';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { OfflineBanner } from '../components/feedback/OfflineBanner.tsx';
import { useSession } from '../lib/session/session.ts';
import { Providers } from './providers.tsx';
import { createRouter, hasFlowLayout } from './router.tsx';
import './app.css';

export default function App() {
  const { user } = useSession();
  const [router] = useState(() => createRouter(user));
  return (
    <Providers flow={hasFlowLayout(user)}>
      <OfflineBanner />
      <RouterProvider router={router} />
    </Providers>
  );
}
