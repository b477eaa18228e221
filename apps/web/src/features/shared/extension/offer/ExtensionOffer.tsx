import './offer.css';
import { useId, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconDownload,
  IconExternalLink,
  IconLogout,
  IconPuzzle,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDevice } from '../../../../lib/browser/device.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useConnections, useEndConnection } from '../connect/connections.api.ts';
import { extensionAddress } from '../extension-address.ts';
import { indicatorFor } from '../indicator.ts';
import { useDownload } from '../use-download.ts';
import { useExtension } from '../use-extension.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

interface Props {
  country: string; // translated
  portal: { readonly name: string; readonly url: string } | null; // null: not loaded yet, or none
  submitsInPersonOnly: boolean;
  heading: 'h2' | 'h3';
  className: string; // of the section, as the screen it is part of needs it
}

const abilities = ['types', 'reads', 'never'] as const;

// Whether and how the extension can fill in the online form of an application.
export function ExtensionOffer({ country, portal, submitsInPersonOnly, heading: Heading, className }: Props) {
  const { t } = useExtensionTexts();
  const id = useId();
  const { user } = useSession();
  const { extension, update, isConnected, checkNow } = useExtension();
  const { start, busy } = useDownload();
  const connections = useConnections(isConnected === true).data;
  const end = useEndConnection();
  const isComputer = useDevice().type === 'Desktop';
  const { label, tone } = indicatorFor(extension, update, isConnected);
  const isWanted = !submitsInPersonOnly && isComputer;
  const isReady = label === 'connected' || label === 'updateAvailable';
  const own = connections?.find(({ isThisSession }) => isThisSession);
  const version = extension?.state === 'installed' ? extension.version : '';
  const open = (text: 'open' | 'byHand', isMain: boolean) =>
    portal && (
      <Button
        component="a"
        href={portal.url}
        target="_blank"
        rel="noopener noreferrer"
        variant={isMain ? 'filled' : 'default'}
        rightSection={<IconExternalLink size={15} aria-hidden />}
      >
        {t(`offer.${text}`)}
      </Button>
    );
  const get = (text: string, isMain: boolean): ReactNode => (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={busy}
      onClick={() => void start()}
    >
      {text}
    </Button>
  );
  const buttons = {
    checking: null,
    notInstalled: (
      <>
        {get(t('get'), true)}
        {open('byHand', false)}
        <Button variant="subtle" onClick={checkNow}>
          {t('again')}
        </Button>
      </>
    ),
    notConnected: (
      <>
        <Button component={Link} to={extensionAddress(user.role)}>
          {t('offer.connect')}
        </Button>
        {open('byHand', false)}
      </>
    ),
    connected: (
      <>
        {open('open', true)}
        {own && (
          <Button
            variant="default"
            leftSection={<IconLogout size={15} aria-hidden />}
            loading={end.isPending}
            onClick={() => end.mutate(own.connectionUid)}
          >
            {t('offer.disconnect')}
          </Button>
        )}
      </>
    ),
    updateAvailable: (
      <>
        {get(t('state.updateAvailable'), false)}
        {open('open', true)}
      </>
    ),
    // The portal button is replaced, so that a faulty version is not used by habit.
    criticalUpdate: (
      <>
        {get(t('state.criticalUpdate'), true)}
        {open('byHand', false)}
      </>
    ),
  }[label];
  return (
    <section
      className={`ext-offer ${className}`}
      data-extension={extension?.state ?? 'checking'}
      data-tone={tone}
      aria-labelledby={id}
    >
      <div className="ext-offer-head">
        <span className="ext-offer-tile">
          <IconPuzzle size={20} stroke={1.6} aria-hidden />
        </span>
        <div aria-live="polite">
          <Heading id={id}>{t(`offer.title.${label}`)}</Heading>
          <span className="ext-offer-badge">
            {tone === 'ok' && <IconCheck size={13} stroke={2.6} aria-hidden />}
            {tone === 'bad' && <IconAlertTriangle size={13} stroke={2.4} aria-hidden />}
            {label === 'checking' || label === 'notInstalled'
              ? t(`offer.badge.${label}`)
              : t('offer.badge.installed', { version })}
          </span>
        </div>
      </div>
      {label === 'notInstalled' && !submitsInPersonOnly && (
        <ul className="ext-offer-does">
          {abilities.map((ability) => (
            <li key={ability}>
              <IconCheck size={16} stroke={2.2} aria-hidden />
              {t(`offer.does.${ability}`)}
            </li>
          ))}
        </ul>
      )}
      {label !== 'notInstalled' && label !== 'checking' && (
        <p>
          {t(`offer.text.${label}`, { name: `${user.firstName} ${user.lastName}`.trim() })}
          {label === 'criticalUpdate' && ` ${t('offer.text.nothingLost')}`}
        </p>
      )}
      {submitsInPersonOnly && <p>{t('offer.inPersonOnly', { country })}</p>}
      {!isComputer && !submitsInPersonOnly && <p>{t('offer.computer')}</p>}
      {isWanted && isReady && (
        <dl className="ext-offer-facts">
          {portal && (
            <div>
              <dt>{t('offer.portal')}</dt>
              <dd>{portal.name}</dd>
            </div>
          )}
          <div>
            <dt>{t('offer.yours')}</dt>
            <dd>{t('offer.yoursText')}</dd>
          </div>
        </dl>
      )}
      {isWanted && buttons && <div className="ext-offer-buttons">{buttons}</div>}
    </section>
  );
}
