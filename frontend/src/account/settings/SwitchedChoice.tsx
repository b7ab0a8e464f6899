import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { UntilLoaded, type Answer } from '../../gql/UntilLoaded.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { SettingNote, SettingRow } from '../../ui/layout/SettingRow.tsx';
import { useSaveChoice } from './useSaveChoice.ts';

interface SwitchedChoiceProps {
  readonly title: string;
  readonly label: string;
  readonly note: ReactNode;
  /** Undefined until it is known. */
  readonly isOn: boolean | undefined;
  readonly answer: Answer;
  /** Saves; the checkbox goes back after a failure. */
  readonly onChange: (isOn: boolean) => Promise<unknown>;
}

/** A choice of the account that is on or off. */
export function SwitchedChoice({ title, label, note, isOn, answer, onChange }: SwitchedChoiceProps) {
  const noteId = useId();
  const onlineOnly = useOnlineOnly();
  const { chosen, choose, isSaved } = useSaveChoice({ saved: isOn === true, save: onChange });
  return (
    <SettingRow title={title} isSaved={isSaved}>
      {isOn !== undefined && (
        <CheckField label={label} isChecked={chosen} onChange={choose} describedBy={noteId} {...onlineOnly} />
      )}
      {isOn === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`Your choice could not be loaded`}
          skeleton={<LoadingShape label={t`Loading your choice`} height={44} width={280} radius={10} />}
        />
      )}
      <SettingNote id={noteId}>{note}</SettingNote>
    </SettingRow>
  );
}
