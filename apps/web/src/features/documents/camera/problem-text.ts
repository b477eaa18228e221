import type { PictureProblem } from './checks/inspect-pixels.ts';
import type { CameraTranslate } from '../../../translations/camera/camera-texts.ts';

export function problemText({ kind, sides }: PictureProblem, t: CameraTranslate): { cause: string; remedy: string } {
  const [side, ...others] = (kind === 'cut' && sides) || [];
  const cause = side && others.length === 0 ? t(`cut.${side}`) : t(`cause.${kind}`);
  return { cause, remedy: t(`remedy.${kind}`) };
}
