import { Kbd, Switch } from '@mantine/core';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { goKeysFor } from '../../../../lib/keyboard/go-keys.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { setSingleKeys, useSingleKeys } from '../../../../lib/keyboard/single-keys.ts';
import { useSavePreferences } from '../../../shared/preferences/preferences.api.ts';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useSettingsTexts, settingsText } from '../../../../translations/settings/settings-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import { staffText } from '../../../../translations/staff/staff-texts.ts';

type Line = readonly [keys: readonly string[], text: () => string];

const everywhere: readonly Line[] = [
  [['Ctrl', 'K'], () => staffText('help.palette')],
  [['['], () => staffText('help.toggleSidebar')],
  [['?'], () => settingsText('shortcuts.help')],
  [['Esc'], () => staffText('help.closeWindow')],
];
// Not single letters, so they work even when single-key shortcuts are off.
const always: readonly string[] = ['Ctrl', 'Esc', 'Enter'];
const inLists: readonly Line[] = [
  [['/'], () => listText('keys.search')],
  [['J', 'K'], () => listText('keys.move')],
  [['X'], () => listText('keys.select')],
  [['Shift', 'X'], () => listText('keys.range')],
  [['Enter'], () => listText('keys.open')],
  [['E'], () => listText('keys.edit')],
  [['N'], () => listText('keys.create')],
  [['Esc'], () => listText('keys.close')],
];

export function ShortcutsTab() {
  const { t } = useSettingsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const on = useSingleKeys();
  const save = useSavePreferences();
  const choose = (singleKeys: boolean) => {
    setSingleKeys(singleKeys);
    save.mutate({ singleKeys });
  };
  const going = goKeysFor(role).map(({ letter, screen }): Line => [
    ['G', letter.toUpperCase()],
    () => staffText(`screens.${screen}`),
  ]);
  const groups: readonly (readonly [string, readonly Line[]])[] = [
    [t('shortcuts.everywhere'), everywhere],
    [listText('keys.title'), inLists],
    [staffText('help.goTitle'), going],
  ];
  return (
    <SettingsSection title={t('tabs.shortcuts')} lead={t('shortcuts.lead')}>
      <Switch
        checked={on}
        onChange={(event) => choose(event.currentTarget.checked)}
        label={staffText('help.switch')}
        description={staffText('help.switchHint')}
      />
      <ErrorLine message={errorText(save.error)} />
      <div className="set-keys" data-off={!on || undefined}>
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([keys, text]) => (
                <div key={keys.join(' ')} data-single={!always.includes(keys[0]!) || undefined}>
                  <dt>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{text()}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </SettingsSection>
  );
}
