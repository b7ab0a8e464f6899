import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { told } from '../verdict/told.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { conflictLine, unknownLine } from '../../../../domain/people/verdict/tableTexts.ts';
import type { JudgedMeal } from '../../../../domain/people/verdict/judgedMeal.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft } from '../../ui/controls/drafts.ts';
import { ChoiceRow, ChoiceRows } from '../../ui/controls/choice/ChoiceRows.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { useDialogPart } from '../../ui/layout/dialogPart.ts';
import type { TripEater } from '../tripTable.ts';
import { shortName, UnmarkedRow } from '../verdict/markable.ts';
import type { MealProblem } from '../verdict/mealProblems.ts';
import type { SolvedLine } from '../verdict/tripVerdicts.ts';
import styles from './MealConflicts.module.css';
import {
  labelAnswers,
  saveText,
  UNMARKED,
  offeredFixes,
  type LabelAnswer,
  type OfferedFix,
  type Fix,
} from './fix.ts';
import { signatureKey, useSolve } from './useSolve.ts';

interface MealConflictsProps {
  readonly tripId: string;
  readonly meal: JudgedMeal;
  readonly problems: readonly MealProblem[];
  readonly solved: readonly SolvedLine[];
  readonly present: readonly TripEater[];
  readonly canEdit: boolean;
}

/** By the key of a problem. */
interface Choices {
  /** Keys of fixes. */
  readonly fixes: Readonly<Record<string, string>>;
  /** Why it is fine. */
  readonly notes: Readonly<Record<string, string>>;
}

const NO_CHOICES: Choices = { fixes: {}, notes: {} };

/** What somebody at this meal cannot eat, each with fixes; the dialog around it saves the chosen ones. */
export function MealConflicts({ tripId, meal, problems, solved, present, canEdit }: MealConflictsProps) {
  const unmarked = use(UnmarkedRow);
  const [choices, setChoices] = useDraft(`fixes.${meal.id}`, NO_CHOICES);
  const [isRestored, setRestored] = useState(choices !== NO_CHOICES);
  const [areNotesAsked, setNotesAsked] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  /** Of the problem that is open again, whose line had the focus. */
  const [reopened, setReopened] = useState<string | null>(null);
  const { solve, takeBack } = useSolve(tripId, meal);
  const discard = () => {
    setRestored(false);
    setChoices(() => NO_CHOICES);
  };
  const onlineOnly = useOnlineOnly();

  const boxes = problems.map((problem) => {
    const key = choices.fixes[problem.key] ?? (problem.key === unmarked ? UNMARKED : undefined);
    const answers = canEdit ? labelAnswers(problem) : [];
    const fixes = canEdit ? offeredFixes(problem, present) : [];
    const answer = answers.find((one) => one.key === key);
    const chosen = answer?.fix ?? fixes.find((one) => one.key === key)?.fix ?? null;
    return { problem, answers, fixes, key: key ?? null, chosen, note: choices.notes[problem.key] ?? '' };
  });
  const fixes = boxes.flatMap(({ problem, chosen, note }) => {
    if (chosen === null || chosen.kind === 'other') return [];
    const fix: Fix = chosen.kind === 'fine' ? { kind: 'fine', note } : chosen;
    return [[problem, fix] as const];
  });
  const firstOpen = boxes.findIndex(({ chosen }) => chosen === null);

  // A signature is for all that an eater avoids of a kind: each box of it needs an answer.
  const unanswered = new Set(
    boxes.flatMap(({ problem, chosen }) =>
      chosen === null || chosen.kind === 'other' ? problem.reasons.map(signatureKey) : [],
    ),
  );
  const noteProblem = ({ problem, chosen, note }: (typeof boxes)[number]): string | null => {
    if (chosen?.kind !== 'fine') return null;
    if (note.trim() === '') return 'Please say why it is fine.';
    if (!problem.reasons.some((reason) => unanswered.has(signatureKey(reason)))) return null;
    return 'This is signed for the whole meal. Please answer the other boxes of the same people, too.';
  };

  useDialogPart(
    fixes.length > 0,
    async () => {
      const isRefused = boxes.some((box) => noteProblem(box) !== null);
      setNotesAsked(isRefused);
      if (isRefused || !(await solve(fixes))) return false;
      discard();
      return true;
    },
    saveText(fixes.map(([, fix]) => fix)),
    true,
  );

  useEffect(() => {
    if (reopened === null) return;
    const box = placeRef.current?.querySelector<HTMLElement>(`[data-problem="${reopened}"]`);
    (box ?? placeRef.current)?.focus();
  }, [reopened]);
  const [changing, setChanging] = useState<string | null>(null);
  const change = async (line: SolvedLine) => {
    setReopened(null);
    setChanging(line.text);
    if (await takeBack(line.problems)) setReopened(line.opens);
    setChanging(null);
  };

  return (
    <div ref={placeRef} className={styles['place']} tabIndex={-1}>
      {isRestored && fixes.length > 0 && <DraftNotice onDiscard={discard} />}
      {boxes.map((box, index) => (
        <ConflictBox
          {...box}
          key={box.problem.key}
          // The next unfolds when one is solved.
          isOpen={firstOpen === -1 || index <= firstOpen}
          chosenKey={box.key}
          error={areNotesAsked ? (noteProblem(box) ?? undefined) : undefined}
          onChoose={(key) =>
            setChoices((known) => ({ ...known, fixes: { ...known.fixes, [box.problem.key]: key } }))
          }
          onNote={(text) =>
            setChoices((known) => ({ ...known, notes: { ...known.notes, [box.problem.key]: text } }))
          }
        />
      ))}
      {solved.map((line) => (
        <p key={line.text} className={styles['solved']}>
          <Check size={18} strokeWidth={2.5} aria-hidden="true" />
          <span>{line.text}</span>
          {canEdit && (
            <Button
              variant="link"
              aria-label={`Change: ${line.text}`}
              isWorking={changing === line.text}
              onClick={() => void change(line)}
              {...onlineOnly}
            >
              Change
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}

interface ConflictBoxProps {
  readonly problem: MealProblem;
  /** Otherwise only the head. */
  readonly isOpen: boolean;
  /** What the label says; the fixes come after "Not marked". Empty: the fixes come first. */
  readonly answers: readonly LabelAnswer[];
  readonly fixes: readonly OfferedFix[];
  readonly chosen: Fix | null;
  readonly chosenKey: string | null;
  readonly note: string;
  /** Shown at the note. */
  readonly error: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onNote: (note: string) => void;
}

function ConflictBox({ problem, isOpen, answers, fixes, chosen, chosenKey, ...rest }: ConflictBoxProps) {
  const { note, error, onChoose, onNote } = rest;
  const { verdict, reasons, eaters, row } = problem;
  const isConflict = verdict === 'conflict';
  const line = (isConflict ? conflictLine : unknownLine)(told(reasons), eaters) ?? '';
  const sentences = [...new Set(reasons.map(({ sentence }) => asText(sentence)))].join(' ');
  const answerKey = fixes.some(({ key }) => key === chosenKey) ? UNMARKED : chosenKey;
  const areFixesShown = answers.length === 0 || answerKey === UNMARKED;
  const Icon = isConflict ? TriangleAlert : CircleHelp;
  return (
    <div
      className={styles['box']}
      data-verdict={verdict}
      data-problem={problem.key}
      role="group"
      aria-label={line}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        <Icon size={20} aria-hidden="true" />
        <div>
          <b>{isConflict ? line : `Not known: ${line}`}</b>
          <p>{sentences}</p>
        </div>
      </div>
      {isOpen && answers.length > 0 && row !== null && (
        <div className={styles['answers']}>
          <FixRows
            legend={`Say which ${shortName(chosenName(row))}`}
            rows={answers}
            chosenKey={answerKey}
            onChoose={onChoose}
          />
        </div>
      )}
      {isOpen && fixes.length > 0 && areFixesShown && (
        <FixRows
          legend={`Fixes for ${line}`}
          isLegendHidden
          rows={fixes}
          chosenKey={chosenKey}
          onChoose={onChoose}
        />
      )}
      {chosen?.kind === 'fine' && (
        <div className={styles['note']}>
          <TextField
            label="Why is it fine?"
            placeholder={`${eaters[0]?.name ?? 'Ana'} brings their own.`}
            maxLength={LIMITS.name}
            value={note}
            onChange={(event) => onNote(event.target.value)}
            error={error}
          />
        </div>
      )}
    </div>
  );
}

interface FixRowsProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly rows: readonly Pick<OfferedFix, 'key' | 'title' | 'text'>[];
  readonly chosenKey: string | null;
  readonly onChoose: (key: string) => void;
}

function FixRows({ legend, isLegendHidden = false, rows, chosenKey, onChoose }: FixRowsProps) {
  return (
    <ChoiceRows
      legend={legend}
      isLegendHidden={isLegendHidden}
      className={styles['fixes']}
      value={chosenKey}
      onChoose={onChoose}
    >
      {rows.map(({ key, title, text }) => (
        <ChoiceRow key={key} value={key} className={styles['fix']}>
          <span className={styles['words']}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}
