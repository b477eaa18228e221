import '@mantine/core/styles.css';
import { createRoot } from 'react-dom/client';
import { Button, MantineProvider, TextInput } from '@mantine/core';

// What any page of this kind costs before it does something: one provider, one input, one button.
createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <TextInput label="Name" data-ready />
    <Button>Send</Button>
  </MantineProvider>,
);
