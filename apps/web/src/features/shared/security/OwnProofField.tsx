import { TextInput } from '@mantine/core';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useConfirmTexts } from '../../../translations/confirm/confirm-texts.ts';
import type { OwnProof } from './use-own-proof.ts';
import './own-proof.css';

export function OwnProofField({ proof, isFirst = false }: { proof: OwnProof; isFirst?: boolean }) {
  const { t } = useConfirmTexts();
  const { user } = useSession();
  const { kind, hasApp, typed, isWrong } = proof;
  const focus = isFirst ? { 'data-autofocus': true } : {};
  return (
    <div className="own-proof">
      <input className="unseen" autoComplete="username" value={user.email} readOnly tabIndex={-1} aria-hidden />
      {kind === 'password' ? (
        <PasswordField
          key="password"
          name="password"
          label={t('password')}
          autoComplete="current-password"
          {...focus}
          value={typed}
          error={isWrong && t('wrong')}
          onChange={(event) => proof.type(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          key="code"
          name="factorCode"
          label={t('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...focus}
          value={typed}
          error={isWrong && t('codeWrong')}
          onChange={(event) => proof.type(event.currentTarget.value)}
        />
      )}
      {hasApp && (
        <button
          type="button"
          className="own-proof-other"
          onClick={() => proof.choose(kind === 'code' ? 'password' : 'code')}
        >
          {kind === 'code' ? t('usePassword') : t('useCode')}
        </button>
      )}
    </div>
  );
}
