import { createTransport } from 'nodemailer';

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

export function openMail(smtpUrl: string, fromAddress: string): Mail {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  transport.set('connectionTimeout', 10_000);
  const domain = fromAddress.split('@')[1]!;
  return {
    async send({ to, fromName, replyTo, messageId, ...content }) {
      await transport.sendMail({
        ...content,
        to: { name: '', address: to },
        from: { name: fromName, address: fromAddress },
        ...(replyTo ? { replyTo } : {}),
        messageId: `<${messageId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
