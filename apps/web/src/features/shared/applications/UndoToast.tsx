import './undo-toast.css';

interface Props {
  text: string;
  undo: string;
  onUndo: () => void;
}

export const UndoToast = ({ text, undo, onUndo }: Props) => (
  <span className="undo-toast">
    {text}
    <button type="button" onClick={onUndo}>
      {undo}
    </button>
  </span>
);
