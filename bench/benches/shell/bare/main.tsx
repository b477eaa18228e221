import '@mantine/core/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, MantineProvider, TextInput } from '@mantine/core';

// The minimum of a page with these libraries: one provider, one button that does something, one input.
function Page() {
  const [count, setCount] = useState(0);
  return (
    <main data-screen="bare">
      <Button onClick={() => setCount(count + 1)}>Sent {count}</Button>
      <TextInput label="Name" />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <Page />
  </MantineProvider>,
);
