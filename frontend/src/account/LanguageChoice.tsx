import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { LANGUAGES, reader, type Language } from '../../../domain/text/reader.ts';
import { Segments } from '../ui/controls/choice/Segments.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import { useChangeLanguageMutation } from './Account.generated.ts';
import styles from './Account.module.css';

const CHOICES = LANGUAGES.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }));

/** The language of screens and texts. The page is loaded again in it, since each language is a build of its own. */
export function LanguageChoice({ reload = () => window.location.reload() }) {
  const [change] = useChangeLanguageMutation();
  const [chosen, setChosen] = useState(reader().language);
  const choose = async (language: Language) => {
    setChosen(language);
    try {
      await change({ variables: { input: { language } } });
      reload();
    } catch {
      setChosen(reader().language);
      const description = t`Your choice could not be saved. Please try again.`;
      showToast({ kind: 'error', title: t`Error`, description });
    }
  };
  return (
    <SideCard title={t`Language`}>
      <p className={styles['text']}>{t`Of all screens, and of the texts that you get on your phone.`}</p>
      <Segments
        label={t`Language`}
        isLabelHidden
        choices={CHOICES}
        value={chosen}
        onChange={(language) => void choose(language)}
      />
    </SideCard>
  );
}
