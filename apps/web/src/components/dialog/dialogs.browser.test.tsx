import { useState } from 'react';
import { Button, Menu, TextInput } from '@mantine/core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { call } from '../../lib/api/call.ts';
import { agent } from '../../testing/people.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { uid } from '../../testing/uid.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ConflictingValues } from './ConflictingValues.tsx';
import { PersonChoice, useChoices } from './PeopleChoice.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useDialog } from './use-dialog.tsx';

const applicationUid = uid(1);
const addNote = (text: string) => call('addApplicationNote', { body: { applicationUid, text } });

function Opener({ canVanish = false }: { canVanish?: boolean }) {
  const { ask, dialog } = useDialog();
  const [isGone, setGone] = useState(false);
  const [result, setResult] = useState('');
  const open = async () => {
    const text = await ask<string>((close) => (
      <NoteDialog
        onClose={() => close(null)}
        onSaved={(saved) => {
          setGone(canVanish);
          close(saved);
        }}
      />
    ));
    setResult(text ?? 'cancelled');
  };
  return (
    <>
      {!isGone && <Button onClick={() => void open()}>Write a note</Button>}
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void open()}>Note</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <output>{result}</output>
      {dialog}
    </>
  );
}

function NoteDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <ActionDialog
      title="Add a note"
      text="Only your agency sees it."
      submit={{ label: 'Save note', disabled: text === '' }}
      onSubmit={async () => {
        await addNote(text);
        onSaved(text);
      }}
      onClose={onClose}
    >
      <TextInput label="Note" value={text} onChange={(event) => setText(event.currentTarget.value)} data-autofocus />
    </ActionDialog>
  );
}

const saved: Handlers = {
  addApplicationNote: ({ body }) => ({
    noteUid: uid(5),
    text: body.text,
    personName: 'Meera Nair',
    createdAt: '2026-10-01T09:00:00.000Z',
  }),
};

async function openNote(handlers: Handlers = saved, opener = <Opener />) {
  const server = startServer(handlers);
  const screen = await renderScreen(opener, { user: agent });
  await userEvent.click(screen.getByRole('button', { name: 'Write a note' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a note' });
  await expect.element(dialog.getByLabelText('Note')).toHaveFocus();
  return { ...screen, server, dialog };
}

describe('focus', () => {
  test('stays inside, forwards and backwards', async () => {
    const { dialog } = await openNote();
    await userEvent.keyboard('text');
    const seen: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
      seen.push(document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent);
    }
    expect(new Set(seen)).toEqual(new Set(['', 'Cancel', 'Save note', 'Close']));
    await userEvent.tab({ shift: true });
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'Cancel',
      (screen: Awaited<ReturnType<typeof openNote>>) => screen.dialog.getByRole('button', { name: 'Cancel' }).click(),
    ],
    [
      'the cross',
      (screen: Awaited<ReturnType<typeof openNote>>) => screen.dialog.getByRole('button', { name: 'Close' }).click(),
    ],
  ])('%s closes it and returns the focus to its button', async (_, leave) => {
    const screen = await openNote();
    await leave(screen);
    await expect.element(screen.dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Write a note' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('cancelled');
  });

  test('returns to the button of the menu that opened it', async () => {
    startServer(saved);
    const screen = await renderScreen(<Opener />, { user: agent });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Note' }));
    await expect.element(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  test('goes to the page when the button is gone', async () => {
    const screen = await openNote(saved, <Opener canVanish />);
    await userEvent.keyboard('Called her{Enter}');
    await expect.element(screen.dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });
});

describe('sending', () => {
  test('Enter sends it and hands over the result', async () => {
    const screen = await openNote();
    await userEvent.keyboard('Called her{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Called her');
    expect(screen.server.calls('addApplicationNote').map(({ body }) => body.text)).toEqual(['Called her']);
  });

  test('a second Enter or click while it is sent does nothing', async () => {
    const gate = held(undefined);
    const screen = await openNote({
      addApplicationNote: async (given) => {
        await gate.promise;
        return saved.addApplicationNote!(given);
      },
    });
    await userEvent.keyboard('Twice{Enter}{Enter}{Enter}');
    screen.dialog
      .getByRole('button', { name: 'Save note' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    gate.release();
    await expect.element(screen.dialog).not.toBeInTheDocument();
    expect(screen.server.calls('addApplicationNote')).toHaveLength(1);
  });

  test.each([
    [
      'a refusal',
      () => refuse('application.notEditable'),
      'This application can no longer be changed. Reopen it first.',
    ],
    ['a lost connection', lostConnection, /^We couldn’t reach the service/],
  ])(
    '%s is announced beside the button; the text stays and can be sent again',
    async (_, addApplicationNote, message) => {
      const screen = await openNote({ addApplicationNote });
      await userEvent.keyboard('Keep me{Enter}');
      await expect.element(screen.dialog.getByRole('alert').getByText(message)).toBeVisible();
      await expect.element(screen.dialog.getByLabelText('Note')).toHaveValue('Keep me');
      screen.server.use(saved);
      await userEvent.click(screen.dialog.getByRole('button', { name: 'Save note' }));
      await expect.element(screen.getByRole('status')).toHaveTextContent('Keep me');
    },
  );

  test('an error after closing is still told', async () => {
    const gate = held(refuse('application.notEditable'));
    const screen = await openNote({ addApplicationNote: () => gate.promise });
    await userEvent.keyboard('Gone{Enter}{Escape}');
    await expect.element(screen.dialog).not.toBeInTheDocument();
    gate.release();
    await expect.element(screen.getByText('This application can no longer be changed. Reopen it first.')).toBeVisible();
  });

  test('Enter does nothing while the dialog is incomplete', async () => {
    const screen = await openNote();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
    expect(screen.server.calls('addApplicationNote')).toHaveLength(0);
  });

  test('a click outside does not lose what was typed', async () => {
    const screen = await openNote();
    await userEvent.keyboard('Half a note');
    document.querySelector<HTMLElement>('.mantine-Modal-inner')!.click();
    await expect.element(screen.dialog.getByLabelText('Note')).toHaveValue('Half a note');
  });
});

test('a reason is required and sent without the spaces around it', async () => {
  startServer({});
  const submit = vi.fn(() => Promise.resolve());
  const screen = await renderScreen(
    <ReasonDialog
      title="Return it"
      text="The traveller reads this."
      words={{ submit: 'Return', reason: 'Reason', hint: 'One sentence' }}
      most={20}
      onSubmit={submit}
      onClose={() => undefined}
    />,
    { user: agent },
  );
  const button = screen.getByRole('button', { name: 'Return' });
  await userEvent.fill(screen.getByLabelText('Reason'), '   ');
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Reason'), '  Photo missing ');
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledExactlyOnceWith('Photo missing');
});

test('both versions of a changed record are shown in a table', async () => {
  startServer({});
  const screen = await renderScreen(
    <ConflictingValues rows={[{ label: 'Phone', yours: '', theirs: '+91 98200 12345' }]} />,
    { user: agent },
  );
  await expect.element(screen.getByRole('alert').getByText('Someone else has changed this.')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Phone empty +91 98200 12345' })).toBeVisible();
});

describe('choosing a person', () => {
  const people = [
    { personUid: uid(21), name: 'Meera Nair', openApplications: 3 },
    { personUid: uid(22), name: 'Ravi Shah', openApplications: 1 },
  ];
  function Choice() {
    const [person, setPerson] = useState<string | null>(null);
    return (
      <>
        <PersonChoice kind="agents" label="Agent" value={person} onChange={setPerson} without={[uid(21)]} />
        <output>{person}</output>
      </>
    );
  }

  test('Enter takes the first match after typing; the present owner is not offered', async () => {
    startServer({ chooseAgents: () => ({ people }) });
    const screen = await renderScreen(<Choice />, { user: agent });
    await userEvent.type(screen.getByRole('combobox', { name: 'Agent' }), 'ravi');
    await expect.element(screen.getByRole('option', { name: 'Ravi Shah · 1 open' })).toBeVisible();
    expect(screen.getByRole('option', { name: /Meera/ }).query()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent(uid(22));
  });

  test('Enter takes the first match after a single letter, also a moment later', async () => {
    startServer({ chooseAgents: () => ({ people }) });
    const screen = await renderScreen(<Choice />, { user: agent });
    await userEvent.type(screen.getByRole('combobox', { name: 'Agent' }), 'r');
    await expect.element(screen.getByRole('option', { name: 'Ravi Shah · 1 open' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent(uid(22));
  });

  test('a name typed before the people are loaded selects its first match', async () => {
    const reply = held({ people });
    startServer({ chooseAgents: () => reply.promise });
    const screen = await renderScreen(<Choice />, { user: agent });
    await userEvent.type(screen.getByRole('combobox', { name: 'Agent' }), 'ravi');
    await expect.element(screen.getByText('…')).toBeVisible();
    reply.release();
    await expect.element(screen.getByRole('option', { name: 'Ravi Shah · 1 open' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent(uid(22));
  });

  test('names that fail to load are loaded again', async () => {
    const server = startServer({ chooseAgents: () => refuse('quota.tooMany') });
    const screen = await renderScreen(<Choice />, { user: agent });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The names could not be loaded');
    server.use({ chooseAgents: () => ({ people }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Agent' }));
    await expect.element(screen.getByRole('option', { name: 'Ravi Shah · 1 open' })).toBeVisible();
  });

  test('a choice that opens beside a loaded list offers who has joined since', async () => {
    function ListAndDialog() {
      const known = useChoices('agents').data ?? [];
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <p>{known.length} known</p>
          <Button onClick={() => setOpen(true)}>Transfer</Button>
          {isOpen && <Choice />}
        </>
      );
    }
    const server = startServer({ chooseAgents: () => ({ people: [] }) });
    const screen = await renderScreen(<ListAndDialog />, { user: agent });
    await expect.poll(() => server.calls('chooseAgents').length).toBe(1);
    server.use({ chooseAgents: () => ({ people }) });
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Agent' }));
    await expect.element(screen.getByRole('option', { name: 'Ravi Shah · 1 open' })).toBeVisible();
  });
});
