import '../../shared/preferences/settings.css';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loader } from '@mantine/core';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { tabsFor } from './settings-tabs.ts';
import { useSettingsTexts } from '../../../translations/settings/settings-texts.ts';

// Each tab has its own address, such as ?tab=branding.
export function SettingsScreen() {
  const { t } = useSettingsTexts();
  const { user, realm } = useSession();
  const [params] = useSearchParams();
  const tabs = tabsFor(user.role[0] ?? 'agent');
  const open = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]!;
  const links = (isRealm: boolean) =>
    tabs
      .filter((tab) => Boolean(tab.isRealm) === isRealm)
      .map(({ id, icon: Icon }) => (
        <li key={id}>
          <Link to={`/settings?tab=${id}`} aria-current={id === open.id ? 'page' : undefined}>
            <Icon size={16} stroke={1.6} aria-hidden />
            {t(`tabs.${id}`)}
          </Link>
        </li>
      ));
  const ofRealm = links(true);
  return (
    <div className="staff-screen set-screen" data-screen="settings">
      <div className="staff-page-head set-head">
        <ScreenHeading>{t('title')}</ScreenHeading>
      </div>
      <div className="set">
        <nav className="set-nav" aria-label={t('title')}>
          <ul>{links(false)}</ul>
          {ofRealm.length > 0 && (
            <>
              <h2>{realm.realmDisplayName}</h2>
              <ul>{ofRealm}</ul>
            </>
          )}
        </nav>
        <Suspense
          fallback={
            <div className="set-form">
              <Loader size={20} color="gray" />
            </div>
          }
        >
          <open.Page key={open.id} />
        </Suspense>
      </div>
    </div>
  );
}
