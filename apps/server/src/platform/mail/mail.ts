import { createTransport } from 'nodemailer';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import { suspectPart } from '../errors/suspect-part.ts';
import { withSpan } from '../tracing/span.ts';

interface MailMessage {
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string; // the same on a retry, so that mailboxes can detect duplicates
}

export interface Mail {
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface OpenMail extends Mail {
  answers(): Promise<boolean>;
}

export function openMail(smtpUrl: string, fromAddress: string): OpenMail {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  transport.set('connectionTimeout', 10_000);
  const domain = fromAddress.split('@')[1]!;
  return {
    send: ({ to, fromName, replyTo, messageId, ...content }) =>
      withSpan('send mail', 'client', { 'peer.service': 'mail' }, async () => {
        const message = {
          ...content,
          to: { name: '', address: to },
          from: { name: fromName, address: fromAddress },
          ...(replyTo ? { replyTo } : {}),
          messageId: `<${messageId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        };
        // A server that answered and refused says so with a code of its own.
        await transport.sendMail(message).catch((error: Error & { code?: string; responseCode?: number }) => {
          suspectPart('mail');
          throw error.responseCode === undefined ? new PartUnavailable('mail', error.code ?? error.name) : error;
        });
      }),
    answers: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}
