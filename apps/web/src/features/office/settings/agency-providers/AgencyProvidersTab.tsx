import '../../../../components/list/list.css';
import '../../../../components/list/list-parts.css';
import '../integrations/integrations.css';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLogin2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { AgencyProvider } from '@visawright/contract/identity/agency-provider.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { RowMenu } from '../../../../components/list/table/RowMenu.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useAgencyProvidersTexts } from '../../../../translations/agency-providers/agency-providers-texts.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { useAgencyProviders, useRemoveProvider } from './agency-providers.api.ts';

// Agencies whose staff sign in with the agency's own provider.
export function AgencyProvidersTab() {
  const { t } = useAgencyProvidersTexts();
  const { realm } = useSession();
  const { data, error, isFetching, refetch } = useAgencyProviders();
  const { ask, dialog } = useDialog();
  const [providers, others] = [data?.providers ?? [], data?.others ?? []];
  return (
    <section className="integrations" aria-labelledby="set-title">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="integrations-main" role="group" aria-labelledby="set-title" tabIndex={0}>
        <header className="integrations-head">
          <div>
            <h2 id="set-title">{t('title')}</h2>
            <p className="set-lead">{t('lead', { name: realm.realmDisplayName })}</p>
          </div>
        </header>
        <section className="integrations-card" aria-labelledby="providers-title">
          <header>
            <IconLogin2 size={17} stroke={1.7} aria-hidden />
            <h3 id="providers-title">{t('columns.agency')}</h3>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlus size={15} aria-hidden />}
              disabled={!data || others.length === 0}
              onClick={() => void ask((close) => <ProviderDialog others={others} onClose={() => close(null)} />)}
            >
              {t('add')}
            </Button>
          </header>
          {!data && !error && <Skeleton h={52} mx={16} mb={16} w="auto" />}
          {!data && error && (
            <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
          )}
          {data && providers.length === 0 && <p className="set-lead integrations-none">{t('none')}</p>}
          {data && others.length === 0 && <p className="set-lead integrations-none">{t('noAgency')}</p>}
          {providers.length > 0 && (
            <table>
              <thead>
                <tr>
                  {(['agency', 'domains', 'people'] as const).map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {t(`columns.${column}`)}
                    </th>
                  ))}
                  <th scope="col" data-column="actions">
                    <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {providers.map((provider) => (
                  <ProviderRow
                    key={provider.agencyUid}
                    provider={provider}
                    onChange={() =>
                      void ask((close) => (
                        <ProviderDialog provider={provider} others={[]} onClose={() => close(null)} />
                      ))
                    }
                    onRemove={() =>
                      void ask((close) => <RemoveDialog provider={provider} onClose={() => close(null)} />)
                    }
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
        <p className="set-lead">{t('rules')}</p>
        {dialog}
      </div>
    </section>
  );
}

interface RowProps {
  readonly provider: AgencyProvider;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function ProviderRow({ provider, onChange, onRemove }: RowProps) {
  const { t } = useAgencyProvidersTexts();
  const { agencyUid, agencyName: name, issuer, domains, connected, isOn } = provider;
  const menu = () => [
    { id: 'change', label: t('change'), icon: IconPencil, run: onChange },
    { id: 'remove', label: t('remove'), icon: IconTrash, tone: 'bad' as const, divided: true, run: onRemove },
  ];
  return (
    <tr data-provider={agencyUid}>
      <th scope="row">
        <button type="button" onClick={onChange}>
          {name}
        </button>
        <code>{issuer}</code>
        {!isOn && <span className="integrations-mark">{t('off')}</span>}
      </th>
      <td data-column="domains">{domains.join(', ')}</td>
      <td data-column="people">{t('connected', { count: connected })}</td>
      <td data-column="actions">
        <RowMenu label={t('actionsOf', { name })} actions={menu} />
      </td>
    </tr>
  );
}

function RemoveDialog({ provider, onClose }: { provider: AgencyProvider; onClose: () => void }) {
  const { t } = useAgencyProvidersTexts();
  const remove = useRemoveProvider();
  const { agencyUid, agencyName: name } = provider;
  return (
    <ActionDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      submit={{ label: t('remove'), tone: 'bad' }}
      onSubmit={async () => {
        await remove.mutateAsync({ agencyUid });
        void toast(t('removed', { name }), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
