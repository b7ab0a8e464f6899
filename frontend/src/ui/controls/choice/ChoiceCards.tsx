import { RadioCard } from '@chakra-ui/react/radio-card';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceCardsRecipe } from '../../theme/choice.recipe.ts';
import { COVERS_FRAME, HOLDS_INPUT } from './hiddenInput.ts';
import { Legend } from '../Legend.tsx';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What comes of it, in a few words. */
  readonly text: ReactNode;
  readonly Icon: LucideIcon;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** Only for screen readers, where the dialog's title says it. */
  readonly isLegendHidden?: boolean;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Two beside each other where there is room. */
  readonly isPaired?: boolean;
  /** The chosen one's input, for the focus. */
  readonly chosenRef?: Ref<HTMLInputElement>;
}

/** Radio buttons that need a word of explanation, as cards; the whole card is the target. */
export function ChoiceCards<Value extends string>({
  legend,
  isLegendHidden = false,
  cards,
  value: chosen,
  onChoose,
  isPaired = false,
  chosenRef,
}: ChoiceCardsProps<Value>) {
  const legendId = useId();
  return (
    <div>
      <Legend id={legendId} hidden={isLegendHidden ? 'always' : undefined}>
        {legend}
      </Legend>
      <RadioCard.Root
        recipe={choiceCardsRecipe}
        ids={{ label: legendId }}
        data-paired={isPaired ? '' : undefined}
        value={chosen}
        onValueChange={({ value }) => {
          const card = cards.find((other) => other.value === value);
          if (card !== undefined) onChoose(card.value);
        }}
      >
        {cards.map(({ value, name, text, Icon }) => (
          <RadioCard.Item key={value} value={value}>
            <span style={HOLDS_INPUT}>
              <RadioCard.ItemHiddenInput
                ref={chosen === value ? chosenRef : undefined}
                style={COVERS_FRAME}
              />
              <RadioCard.ItemControl />
            </span>
            <RadioCard.ItemText>
              {name}
              <RadioCard.ItemDescription as="span">{text}</RadioCard.ItemDescription>
            </RadioCard.ItemText>
            <Icon size={20} />
          </RadioCard.Item>
        ))}
      </RadioCard.Root>
    </div>
  );
}
