import { t } from '@lingui/core/macro';
import { useChangeShopTextsMutation, useShopTextSettingQuery } from './Account.generated.ts';
import { SettingCard } from './SettingCard.tsx';
import type { Viewer } from './signIn/useViewer.ts';
import { useFeatures } from './useFeatures.ts';

const BY_TEXT = {
  text: t`When somebody cannot find an ingredient of a meal you cook, they can ask you. You see it on the list; a text, at most one in 15 minutes, tells you at once.`,
  label: t`Text me when somebody asks`,
};
const BY_EMAIL = {
  text: t`When somebody cannot find an ingredient of a meal you cook, they can ask you. You see it on the list; an email, at most one in 15 minutes, tells you at once.`,
  label: t`Email me when somebody asks`,
};
const ON_TERMINAL = t`This installation prints its texts on the server’s terminal.`;

/** Whether shoppers who cannot find something for the viewer's meal text or mail them: the number comes first. */
export function ShopTextChoice({ viewer }: { readonly viewer: Viewer }) {
  const { signInWays, textsEnabled } = useFeatures();
  if (viewer.phone !== null && signInWays.includes('PHONE'))
    return <Choice {...BY_TEXT} text={textsEnabled ? BY_TEXT.text : `${BY_TEXT.text} ${ON_TERMINAL}`} />;
  return viewer.email !== null && signInWays.includes('EMAIL') ? <Choice {...BY_EMAIL} /> : null;
}

function Choice({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, error, refetch } = useShopTextSettingQuery();
  const [change] = useChangeShopTextsMutation();
  return (
    <SettingCard
      title={t`Questions from the shop`}
      text={text}
      label={label}
      isOn={data?.shopTextSetting.isWanted}
      error={error}
      onRetry={() => void refetch()}
      onChange={(isWanted) =>
        change({
          variables: { input: { isWanted } },
          ...(data && {
            optimisticResponse: {
              changeShopTexts: { shopTextSetting: { ...data.shopTextSetting, isWanted } },
            },
          }),
        })
      }
    />
  );
}
