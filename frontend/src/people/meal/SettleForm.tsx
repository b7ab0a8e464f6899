import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { affectedNames } from '../verdict/affectedNames.ts';
import type { ProblemPart } from '../verdict/mealProblems.ts';
import styles from './MealConflicts.module.css';
import type { OfferedFix } from './fix.ts';

/** What was typed, by key of the part. */
export type Notes = Readonly<Record<string, string>>;

/** Why a part of a problem is none. */
export type Signing = readonly [part: ProblemPart, note: string];

interface SettleFormProps {
  readonly fine: Pick<OfferedFix, 'title' | 'text'>;
  readonly parts: readonly ProblemPart[];
  readonly notes: Notes;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
  readonly isWorking: boolean;
  /** Resolves to whether it is saved. */
  readonly onSign: (signed: readonly Signing[]) => Promise<boolean>;
}

/** Asks once for all whom the same concerns: a note about one person says nothing of another. */
export function SettleForm({ fine, parts, notes, onNotes, isWorking, onSign }: SettleFormProps) {
  const [isMissing, setMissing] = useState(false);
  const signed = parts.flatMap((part): Signing[] => {
    const note = (notes[part.key] ?? '').trim();
    return note === '' ? [] : [[part, note]];
  });
  const isForOne = parts.flatMap(({ eaters }) => eaters).length === 1;
  const isAsked = isMissing && signed.length === 0;

  async function sign(): Promise<void> {
    setMissing(signed.length === 0);
    if (signed.length === 0 || !(await onSign(signed))) return;
    onNotes((typed) =>
      Object.fromEntries(Object.entries(typed).filter(([key, note]) => note !== notes[key])),
    );
  }

  return (
    <form
      className={styles['fine']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      {parts.map(({ key, eaters }, index) => {
        const who = affectedNames(eaters);
        return (
          <TextField
            key={key}
            label={isForOne ? t`Why is it safe?` : t`Why is it safe for ${who}?`}
            {...(index === 0 && { note: fine.text })}
            placeholder={t`${eaters[0]?.name ?? 'Ana'} brings their own.`}
            maxLength={LIMITS.name}
            value={notes[key] ?? ''}
            onChange={({ target }) => onNotes((typed) => ({ ...typed, [key]: target.value }))}
            error={isAsked ? t`Please say why it is safe.` : undefined}
          />
        );
      })}
      <Button type="submit" isWorking={isWorking} isOnlineOnly>
        {fine.title}
      </Button>
    </form>
  );
}
