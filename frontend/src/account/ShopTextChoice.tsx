import { t } from '@lingui/core/macro';
import { useChangeShopTextsMutation, useShopTextSettingQuery } from './Account.generated.ts';
import { SettingCard } from './SettingCard.tsx';

const TEXT = t`When somebody cannot find an ingredient of a meal you cook, they can ask you. You see it on the list; a text, at most one in 15 minutes, tells you at once.`;
const ON_TERMINAL = t`This installation prints its texts on the server’s terminal.`;

interface ShopTextChoiceProps {
  readonly areTextsEnabled: boolean;
}

/** Whether shoppers who cannot find something for the viewer's meal text them. */
export function ShopTextChoice({ areTextsEnabled }: ShopTextChoiceProps) {
  const { data, error, refetch } = useShopTextSettingQuery();
  const [change] = useChangeShopTextsMutation();
  return (
    <SettingCard
      title={t`Questions from the shop`}
      text={areTextsEnabled ? TEXT : `${TEXT} ${ON_TERMINAL}`}
      label={t`Text me when somebody asks`}
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
