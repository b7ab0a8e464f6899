import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  ALLERGY_CHOICES,
  avoidLabel,
  DIET_CHOICES,
  type AvoidChoice,
} from '../../../../domain/people/eater/avoidChoices.ts';
import { allergenName, avoidNote, isCeliac } from '../../../../domain/people/eater/avoidLabels.ts';
import { avoidKey, type Strictness } from '../../../../domain/people/eater/eater.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { CheckChips, CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import {
  eatsAll,
  formAvoidKey,
  withPeanuts,
  withWords,
  type ChangeInput,
  type EaterInput,
  type EaterProblems,
  type FormAvoid,
} from './eaterInput.ts';
import styles from './EaterForm.module.css';

const STRICTNESSES: readonly { readonly value: Strictness; readonly label: string }[] = [
  { value: 'allergy', label: t`Allergy` },
  { value: 'diet', label: t`Never` },
  { value: 'dislike', label: t`Rather not` },
];

const NO_ALLERGY = STRICTNESSES.filter(({ value }) => value !== 'allergy');

interface AvoidFieldsProps {
  readonly input: EaterInput;
  /** The viewer fills it in about themselves. */
  readonly isYou: boolean;
  readonly problems: EaterProblems;
  readonly onChange: ChangeInput;
  readonly onType: ChangeInput;
  readonly onWritten?: (() => void) | undefined;
}

export function AvoidFields({ input, isYou, problems, onChange, onType, onWritten }: AvoidFieldsProps) {
  const wordsRef = useRef<HTMLInputElement>(null);
  const strictId = useId();
  // They stay where they are until the form is closed, also taken out.
  const [entered] = useState(() => furtherChips(input.avoids));
  const addWords = () => {
    onChange(withWords);
    wordsRef.current?.focus();
  };
  const changeAvoid = (key: string, strictness: Strictness | null) =>
    onChange((before) => ({
      ...before,
      avoids: before.avoids.flatMap((avoid) => {
        if (formAvoidKey(avoid) !== key) return avoid;
        return strictness === null ? [] : { ...avoid, strictness };
      }),
    }));
  return (
    <>
      {entered.length > 0 && (
        <Chips label={t`Already entered`} choices={entered} input={input} onChange={onChange} />
      )}
      {/* It stays where it is: the chips below must not move under a finger. */}
      <CheckField
        label={isYou ? t`I eat everything` : t`Eats everything`}
        isChecked={eatsAll(input)}
        // An allergy is taken out by its own box.
        disabled={input.avoids.length > 0}
        onChange={(eatsEverything) => onChange((before) => ({ ...before, eatsEverything }))}
      />
      <Chips label={t`Diet`} choices={DIET_CHIPS} input={input} onChange={onChange} />
      <Chips label={t`Allergies`} choices={ALLERGY_CHIPS} input={input} onChange={onChange} />
      <div className={styles['words']}>
        <TextField
          ref={wordsRef}
          label={t`In your own words`}
          note={t`one thing at a time`}
          placeholder={t`Celiac, raw tomatoes, very spicy…`}
          maxLength={LIMITS.name}
          dir="auto"
          value={input.words}
          onChange={({ target }) => onType((before) => ({ ...before, words: target.value }))}
          onBlur={onWritten}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || input.words.trim() === '') return;
            // It would send the form.
            event.preventDefault();
            addWords();
          }}
          error={problems.avoids}
        />
        <Button onClick={addWords} aria-label={t`Add what you typed`}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {input.note !== null && (
        <TextField
          label={t`Note for the cooks`}
          maxLength={LIMITS.text}
          dir="auto"
          value={input.note}
          onChange={({ target }) => onType((before) => ({ ...before, note: target.value }))}
          onBlur={onWritten}
        />
      )}
      {input.avoids.length > 0 && (
        <div role="group" aria-labelledby={strictId}>
          <h3 id={strictId} className="smallHeading below8">
            <Trans>How strict</Trans>
          </h3>
          <ul className={styles['strict']}>
            {input.avoids.map((avoid) => {
              const key = formAvoidKey(avoid);
              const label = labelOf(avoid);
              return (
                <li key={key} className={styles['strictRow']}>
                  <span className="label breaks" dir="auto">
                    {label}
                  </span>
                  <Segments
                    label={t`How strict: ${label}`}
                    isLabelHidden
                    choices={isOnlyADiet(avoid) ? NO_ALLERGY : STRICTNESSES}
                    value={avoid.strictness}
                    onChange={(strictness) => changeAvoid(key, strictness)}
                  />
                  <IconButton
                    label={t`Remove ${label}`}
                    icon={<X />}
                    hasTooltip={false}
                    onClick={() => {
                      changeAvoid(key, null);
                      // The row is gone.
                      wordsRef.current?.focus();
                    }}
                  />
                  {isPeanut(avoid) && hasTreeNuts(input) && (
                    <p className={styles['rowHint']}>
                      <Trans>Peanuts, too? They come with tree nuts; remove them if they’re fine.</Trans>
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="secondary above8">
            <Trans>Allergy: not even traces. Never: none at all. Rather not: better without.</Trans>
          </p>
        </div>
      )}
    </>
  );
}

interface AvoidChip {
  readonly key: string;
  readonly label: string;
  /** What it adds. */
  readonly avoid: FormAvoid;
}

interface ChipsProps extends Pick<AvoidFieldsProps, 'input' | 'onChange'> {
  readonly label: string;
  readonly choices: readonly AvoidChip[];
}

function Chips({ label, choices, input, onChange }: ChipsProps) {
  const known = new Set(choices.map(({ key }) => key));
  return (
    <CheckChips
      label={label}
      choices={choices.map((choice) => ({ value: choice.key, label: choice.label }))}
      value={input.avoids.map(formAvoidKey).filter((key) => known.has(key))}
      onChange={(keys) =>
        onChange((before) => {
          const had = new Set(before.avoids.map(formAvoidKey));
          const added = choices.flatMap(({ key, avoid }) =>
            keys.includes(key) && !had.has(key) ? avoid : [],
          );
          const kept = before.avoids.filter((avoid) => {
            const key = formAvoidKey(avoid);
            return !known.has(key) || keys.includes(key);
          });
          return { ...before, avoids: withPeanuts([...kept, ...added], added) };
        })
      }
    />
  );
}

/** Chips of one group, and how strict they are once switched on. */
function choiceChips(choices: readonly AvoidChoice[], strictness: Strictness): readonly AvoidChip[] {
  return choices.map(({ avoid, label }) => ({
    key: avoidKey(avoid),
    label: asText(label),
    avoid: { ...avoid, strictness },
  }));
}

const DIET_CHIPS = choiceChips(DIET_CHOICES, 'diet');
const ALLERGY_CHIPS = choiceChips(ALLERGY_CHOICES, 'allergy');
const CHIP_KEYS = new Set([...DIET_CHIPS, ...ALLERGY_CHIPS].map(({ key }) => key));

/** Chips of what none of them offers: "Crustaceans". */
function furtherChips(avoids: readonly FormAvoid[]): readonly AvoidChip[] {
  return avoids.flatMap((avoid) => {
    const key = formAvoidKey(avoid);
    // The server reads it as something else.
    if ('text' in avoid || CHIP_KEYS.has(key)) return [];
    return { key, label: labelOf(avoid), avoid };
  });
}

/** Nobody is allergic to "Vegetarian"; what others set stays in view. */
function isOnlyADiet(avoid: FormAvoid): boolean {
  return (
    avoid.strictness !== 'allergy' &&
    'kind' in avoid &&
    avoid.kind === 'diet' &&
    DIET_CHIPS.some(({ key }) => key === formAvoidKey(avoid))
  );
}

function isPeanut(avoid: FormAvoid): boolean {
  return 'value' in avoid && avoid.value === 'peanut';
}

/** They bring peanuts along. */
function hasTreeNuts({ avoids }: EaterInput): boolean {
  return avoids.some((avoid) => 'value' in avoid && avoid.value === 'treeNut');
}

function labelOf(avoid: FormAvoid): string {
  if ('text' in avoid) return capitalized(avoid.text);
  // What stands beside says no.
  const label = avoid.kind === 'diet' ? avoidLabel(avoid) : allergenName(avoid);
  return capitalized(asText(isCeliac(avoid) ? avoidNote(avoid) : label));
}
