import { t } from '@lingui/core/macro';
import { usePhoneText } from '../../ui/phone/allPhones.ts';
import { useChangeShopTextsMutation, useShopTextSettingQuery } from '../Account.generated.ts';
import type { Viewer } from '../signIn/useViewer.ts';
import { useFeatures } from '../useFeatures.ts';
import { SwitchedChoice } from './SwitchedChoice.tsx';

/** Whether shoppers who cannot find something for the viewer's meal text or mail them: the number comes first. */
export function Notifications({ viewer }: { readonly viewer: Viewer }) {
  const { signInWays, textsEnabled } = useFeatures();
  const phone = usePhoneText(viewer.phone ?? '');
  const { email } = viewer;
  if (viewer.phone !== null && signInWays.includes('PHONE'))
    return (
      <Choice
        note={
          textsEnabled
            ? t`By text to ${phone}, at most one in 15 minutes.`
            : t`This installation prints its texts on the server’s terminal.`
        }
      />
    );
  return email !== null && signInWays.includes('EMAIL') ? (
    <Choice note={t`By email to ${email}, at most one in 15 minutes.`} />
  ) : null;
}

function Choice({ note }: { readonly note: string }) {
  const answer = useShopTextSettingQuery();
  const [change] = useChangeShopTextsMutation();
  return (
    <SwitchedChoice
      title={t`Notifications`}
      label={t`When somebody in the store can’t find something for a meal I cook`}
      note={note}
      isOn={answer.data?.shopTextSetting.isWanted}
      answer={answer}
      onChange={(isWanted) => change({ variables: { input: { isWanted } } })}
    />
  );
}
