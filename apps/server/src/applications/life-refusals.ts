import { AppError } from '../http/app-error.ts';

// What the database itself refuses of an application's life, in the contract's words.
export async function withLifeRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (code === 'VW001') throw new AppError('application.moveRefused');
    if (code === 'VW002') throw new AppError('application.guardRefused', { guard: message });
    throw error;
  }
}
