import { AppError } from '../../platform/errors/app-error.ts';

// Translates errors raised by database triggers into the contract's error codes.
export async function translateRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (code === 'VW001') throw new AppError('application.moveRefused');
    if (code === 'VW002') throw new AppError('application.guardRefused', { guard: message });
    throw error;
  }
}
