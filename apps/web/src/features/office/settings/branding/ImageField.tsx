import { useState } from 'react';
import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { pngUrl } from '../../../../lib/files/png.ts';
import { imageTypes, readImage, type ImageProblem } from './read-image.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

interface Props {
  name: 'brandLogoImage' | 'brandFavicon';
  value: string | null;
  onChange: (base64: string | null) => void;
}

export function ImageField({ name, value, onChange }: Props) {
  const { t } = useSettingsTexts();
  const [chosen, setChosen] = useState<{ file: string; size: string } | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    const read = await readImage(file);
    if (typeof read === 'string') return setProblem(read);
    setProblem(null);
    setChosen({ file: file.name, size: `${read.width} × ${read.height}` });
    onChange(read.base64);
  };
  const label = t(`branding.${name}`);
  return (
    <>
      <div className="set-drop">
        {value ? (
          <img src={pngUrl(value)} alt="" data-image={name} />
        ) : (
          <IconPhoto size={28} stroke={1.2} color="var(--faint)" aria-hidden />
        )}
        <span>
          <b>{chosen && value ? chosen.file : t(value ? 'branding.current' : 'branding.noImage')}</b>
          {chosen && value && <small>{chosen.size}</small>}
        </span>
        {value && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={t('branding.removeOne', { label })}
            onClick={() => onChange(null)}
          >
            {t('branding.remove')}
          </Button>
        )}
        <FileButton accept={imageTypes.join(',')} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              aria-label={t(value ? 'branding.replaceOne' : 'branding.chooseOne', { label })}
              leftSection={<IconUpload size={14} aria-hidden />}
            >
              {t(value ? 'branding.replace' : 'branding.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      <p className="set-problem" role="alert">
        {problem && t(`branding.problems.${problem}`)}
      </p>
    </>
  );
}
