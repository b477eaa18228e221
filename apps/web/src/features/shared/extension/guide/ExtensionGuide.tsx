import './guide.css';
import { IconBan, IconChevronLeft } from '@tabler/icons-react';
import { Kbd } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../../../lib/session/session.ts';
import { extensionAddress } from '../extension-address.ts';
import { useExtensionGuideTexts } from '../../../../translations/extension-guide/extension-guide-texts.ts';

const steps = ['connect', 'open', 'choose', 'check', 'fill', 'read', 'next', 'finish'] as const;
const never = ['submit', 'captcha', 'password', 'other', 'undeclared', 'guess', 'keeps'] as const;
const troubles = ['unknown', 'session', 'differs', 'ended', 'byHand'] as const;
const keys = { fill: ['Alt', 'Shift', 'F'], read: ['Alt', 'Shift', 'R'], stop: ['Esc'] } as const;

// docs/use/extension.md says the same.
export function ExtensionGuide({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useExtensionGuideTexts();
  const { role } = useSession().user;
  return (
    <div className="ext-help" data-guide="extension">
      <section aria-labelledby="ext-help-steps">
        <Heading id="ext-help-steps">{t('steps.title')}</Heading>
        <ol className="ext-help-steps">
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`steps.${step}.title`)}</b>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="ext-help-never">
        <Heading id="ext-help-never">{t('never.title')}</Heading>
        <ul className="ext-help-never">
          {never.map((each) => (
            <li key={each}>
              <IconBan size={16} stroke={1.9} aria-hidden />
              {t(`never.${each}`)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ext-help-trouble">
        <Heading id="ext-help-trouble">{t('trouble.title')}</Heading>
        <dl className="ext-help-trouble">
          {troubles.map((each) => (
            <div key={each}>
              <dt>{t(`trouble.${each}.title`)}</dt>
              <dd>{t(`trouble.${each}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="ext-help-keys">
        <Heading id="ext-help-keys">{t('keys.title')}</Heading>
        <dl className="ext-help-keys">
          {(['fill', 'read', 'stop'] as const).map((key) => (
            <div key={key}>
              <dt>
                {keys[key].map((each) => (
                  <Kbd key={each}>{each}</Kbd>
                ))}
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="ext-guide">
        <Link to={extensionAddress(role)}>
          <IconChevronLeft size={16} stroke={1.8} aria-hidden />
          {t('back')}
        </Link>
      </p>
    </div>
  );
}
