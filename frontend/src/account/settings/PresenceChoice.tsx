import { t } from '@lingui/core/macro';
import { useChangePresenceMutation, usePresenceSettingQuery } from '../Account.generated.ts';
import { SwitchedChoice } from './SwitchedChoice.tsx';

/** Whether other people see that the viewer looks at a trip. */
export function PresenceChoice() {
  const answer = usePresenceSettingQuery();
  const [change] = useChangePresenceMutation();
  return (
    <SwitchedChoice
      title={t`Who is online`}
      label={t`Show that I am online`}
      note={t`While you have a trip open, its other members see your initials at the top. Switched off, you see nobody’s either.`}
      isOn={answer.data?.presenceSetting.isShown}
      answer={answer}
      onChange={(isShown) => change({ variables: { input: { isShown } } })}
    />
  );
}
