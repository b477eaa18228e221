import { CloseButton, Kbd, Modal, Switch, VisuallyHidden } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { guideAddress } from '@visawright/contract/platform/guides.ts';
import { keyHelp } from '../../../lib/keyboard/key-help.ts';
import { useSession } from '../../../lib/session/session.ts';
import { goKeysFor } from '../../../lib/keyboard/go-keys.ts';
import { mainRole } from '../sidebar/person.ts';
import { SupportLines } from '../sidebar/SupportLines.tsx';
import './shortcuts-dialog.css';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
}

const keys = [
  { press: ['Ctrl', 'K'], name: 'palette', always: true, notFor: 'applicant' },
  { press: ['['], name: 'toggleSidebar', always: false },
  { press: ['?'], name: 'openHelp', always: false },
  { press: ['Esc'], name: 'closeWindow', always: true },
] as const;

const Row = ({ press, does, off }: { press: readonly string[]; does: string; off: boolean }) => (
  <div data-off={off || undefined}>
    <dt>
      {press.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </div>
);

export function ShortcutsDialog({ opened, onClose, shortcuts, onShortcuts }: Props) {
  const { t, language } = useStaffTexts();
  const role = mainRole(useSession().user);
  const groups = keyHelp((state) => state.groups);
  const own = keys.filter((row) => !('notFor' in row) || row.notFor !== role);
  const go = goKeysFor(role);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={420}
      centered
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <div className="staff-dialog-head">
        <Modal.Title>{t('help.title')}</Modal.Title>
        <CloseButton size="md" aria-label={t('help.close')} onClick={onClose} />
      </div>
      <p className="staff-guide">
        <IconBook2 size={16} stroke={1.6} aria-hidden />
        <a className="staff-link" href={guideAddress(role, language)} target="_blank" rel="noreferrer">
          {t('help.guide')}
          <VisuallyHidden> ({t('help.newTab')})</VisuallyHidden>
        </a>
      </p>
      <dl className="staff-keys">
        {own.map(({ press, name, always }) => (
          <Row key={name} press={press} does={t(`help.${name}`)} off={!shortcuts && !always} />
        ))}
      </dl>
      <Switch
        className="staff-keys-switch"
        checked={shortcuts}
        onChange={(event) => onShortcuts(event.currentTarget.checked)}
        label={t('help.switch')}
        description={t('help.switchHint')}
      />
      {groups.map(({ title, keys: rows }) => (
        <section key={title} className="staff-keys-group">
          <h3>{title}</h3>
          <dl className="staff-keys">
            {rows.map((row) => (
              <Row key={row.does} press={row.keys} does={row.does} off={!shortcuts && !row.always} />
            ))}
          </dl>
        </section>
      ))}
      {go.length > 0 && (
        <section className="staff-keys-group">
          <h3>{t('help.goTitle')}</h3>
          <dl className="staff-keys">
            {go.map(({ letter, screen }) => (
              <Row key={letter} press={['G', letter.toUpperCase()]} does={t(`screens.${screen}`)} off={!shortcuts} />
            ))}
          </dl>
        </section>
      )}
      <SupportLines />
    </Modal>
  );
}
