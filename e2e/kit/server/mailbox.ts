import { setTimeout as pause } from 'node:timers/promises';

interface Mail {
  id: string;
  subject: string;
  text: string;
  html?: string;
  to: { address: string }[];
}

const box = process.env.MAIL_WEB_URL ?? 'http://127.0.0.1:1080';

export async function mailsTo(address: string): Promise<Mail[]> {
  const all = (await (await fetch(`${box}/email`)).json()) as Mail[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
}

export async function waitForMail(address: string, seconds = 20): Promise<Mail> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const [mail] = await mailsTo(address);
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`no mail to ${address} within ${seconds} s`);
    await pause(250);
  }
}
