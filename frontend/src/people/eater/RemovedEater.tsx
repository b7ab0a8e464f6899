import { useEffect, useRef } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { PORTIONS, portionText } from '../../../../domain/people/eater/portion.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { mealTimeText, noTimeText } from './EaterFields.tsx';
import { avoidTexts, noteOf, nothingAvoided, withWords, type EaterInput } from './eaterInput.ts';
import styles from './WhoEatsDialog.module.css';

interface RemovedEaterProps {
  readonly name: string;
  /** Null: nothing was typed. */
  readonly typed: EaterInput | null;
  /** Who brought the companion. */
  readonly host: string | null;
}

/** Says that the dialog's eater was removed, with what was typed. Has the focus. */
export function RemovedEater({ name, typed, host }: RemovedEaterProps) {
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <>
      <div ref={messageRef} className={styles['message']} tabIndex={-1}>
        <Notice
          tone="sky"
          role="alert"
          text={
            <>
              <b>
                Somebody removed <bdi>{name}</bdi> from the table.
              </b>
              {typed !== null && ' What you typed is not saved; it is still here to copy.'}
            </>
          }
        />
      </div>
      {typed !== null && <TypedFacts input={withWords(typed)} host={host} />}
    </>
  );
}

function TypedFacts({ input, host }: Pick<RemovedEaterProps, 'host'> & { readonly input: EaterInput }) {
  const { name, quarters, avoids, eatsEverything, arrives, leaves } = input;
  const note = noteOf(input);
  const portion = PORTIONS.find((one) => one.quarters === quarters);
  const facts = [
    ['Name', name],
    ['Eats', `${portionText(quarters)} ${portion === undefined ? '' : asText(portion.name)}`],
    ['Does not eat', avoidTexts(avoids) || nothingAvoided(eatsEverything)],
    ...(note === null ? [] : [['Note', note] as const]),
    ['First meal', arrives === null ? noTimeText('arrives', host) : mealTimeText(arrives)],
    ['Last meal', leaves === null ? noTimeText('leaves', host) : mealTimeText(leaves)],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
