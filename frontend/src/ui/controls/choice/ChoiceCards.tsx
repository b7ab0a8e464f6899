import { RadioCard } from '@chakra-ui/react/radio-card';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceCardsRecipe } from '../../theme/choice.recipe.ts';
import { COVERS_FRAME, HOLDS_INPUT } from './hiddenInput.ts';
import { Legend } from '../Legend.tsx';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
  readonly text: ReactNode;
  readonly Icon?: LucideIcon;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** If the dialog's title says it. */
  readonly isLegendHidden?: boolean;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** In two columns on wide screens. */
  readonly isPaired?: boolean;
  /** The chosen input, to focus it. */
  readonly chosenRef?: Ref<HTMLInputElement>;
}

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
      <Legend id={legendId} isHidden={isLegendHidden}>
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
              <span>{name}</span>
              <RadioCard.ItemDescription as="span">{text}</RadioCard.ItemDescription>
            </RadioCard.ItemText>
            {Icon !== undefined && <Icon size={20} />}
          </RadioCard.Item>
        ))}
      </RadioCard.Root>
    </div>
  );
}
