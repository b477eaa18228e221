import { Kbd, Switch } from '@mantine/core';
import '../../components/list/list-words.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { goKeysFor } from '../../lib/go-keys.ts';
import { useSession } from '../../lib/session.ts';
import { setSingleKeys, useSingleKeys } from '../../lib/single-keys.ts';
import { useTranslation } from '../../lib/words.ts';
import { useSavePreferences } from './preferences.api.ts';
import { Section } from './Section.tsx';

type Line = readonly [keys: readonly string[], word: string];

const everywhere: readonly Line[] = [
  [['Ctrl', 'K'], 'staff:help.palette'],
  [['['], 'staff:help.toggleSidebar'],
  [['?'], 'settings:shortcuts.help'],
  [['Esc'], 'staff:help.closeWindow'],
];
// Not single letters: they work in any case.
const always: readonly string[] = ['Ctrl', 'Esc', 'Enter'];
const inLists: readonly Line[] = [
  [['/'], 'list:keys.search'],
  [['J', 'K'], 'list:keys.move'],
  [['X'], 'list:keys.select'],
  [['Shift', 'X'], 'list:keys.range'],
  [['Enter'], 'list:keys.open'],
  [['E'], 'list:keys.edit'],
  [['N'], 'list:keys.create'],
  [['Esc'], 'list:keys.close'],
];

export function ShortcutsTab() {
  const { t } = useTranslation('settings');
  const role = useSession().user.role[0] ?? 'agent';
  const on = useSingleKeys();
  const save = useSavePreferences();
  const choose = (singleKeys: boolean) => {
    setSingleKeys(singleKeys);
    save.mutate({ singleKeys });
  };
  const going = goKeysFor(role).map(({ letter, screen }): Line => [
    ['G', letter.toUpperCase()],
    `staff:screens.${screen}`,
  ]);
  const groups: readonly (readonly [string, readonly Line[]])[] = [
    [t('shortcuts.everywhere'), everywhere],
    [t('list:keys.title'), inLists],
    [t('staff:help.goTitle'), going],
  ];
  return (
    <Section title={t('tabs.shortcuts')} lead={t('shortcuts.lead')}>
      <Switch
        checked={on}
        onChange={(event) => choose(event.currentTarget.checked)}
        label={t('staff:help.switch')}
        description={t('staff:help.switchHint')}
      />
      <ErrorLine message={errorWords(save.error)} />
      <div className="set-keys" data-off={!on || undefined}>
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([keys, word]) => (
                <div key={word} data-single={!always.includes(keys[0]!) || undefined}>
                  <dt>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{t(word)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
