import { useKeyHelp } from '../../../../lib/keyboard/key-help.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

export function useEditorKeyHelp(): void {
  const { t } = useEditorTexts();
  useKeyHelp({
    title: t('keys.title'),
    keys: [
      { keys: ['E'], does: t('tools.edges') },
      { keys: ['C'], does: t('tools.crop') },
      { keys: ['S'], does: t('tools.straighten') },
      { keys: ['L'], does: t('tools.light') },
      { keys: ['R'], does: t('actions.right') },
      { keys: ['Shift', 'R'], does: t('actions.left') },
      { keys: ['X'], does: t('actions.split') },
      { keys: ['Del'], does: t('actions.remove') },
      { keys: ['B'], does: t('head.hold') },
      { keys: ['Alt', '↑ ↓'], does: t('keys.move'), always: true },
      { keys: ['Ctrl', 'Z'], does: t('head.undo'), always: true },
      { keys: ['Ctrl', 'Shift', 'Z'], does: t('head.redo'), always: true },
      { keys: ['Ctrl', 'S'], does: t('keys.save'), always: true },
    ],
  });
}
