import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { LANGUAGES, reader, type Language } from '../../../../domain/text/reader.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import { useChangeLanguageMutation } from '../Account.generated.ts';
import { useSaveChoice } from './useSaveChoice.ts';

const CHOICES = LANGUAGES.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }));

/** The language of screens and texts. The page is loaded again in it, since each language is a build of its own. */
export function LanguageChoice({ reload = () => window.location.reload() }) {
  const [change] = useChangeLanguageMutation();
  const [saved, setSaved] = useState(reader().language);
  const { chosen, choose, isSaved } = useSaveChoice({
    saved,
    save: async (language: Language) => {
      await change({ variables: { input: { language } } });
      setSaved(language);
    },
    onSaved: reload,
  });
  const onlineOnly = useOnlineOnly();
  const title = t`Language`;
  return (
    <SettingRow title={title} hint={t`Of all screens, and of the messages that you get.`} isSaved={isSaved}>
      <Segments
        label={title}
        isLabelHidden
        choices={CHOICES}
        value={chosen}
        onChange={choose}
        {...onlineOnly}
      />
    </SettingRow>
  );
}
