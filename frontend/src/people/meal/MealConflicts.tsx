import { useFragment } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown, CircleHelp, TriangleAlert } from 'lucide-react';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import {
  isOnlyViewer,
  nextOwnAnswer,
  unansweredOf,
  unansweredOfText,
  youFirst,
} from '../../../../domain/people/eater/answer.ts';
import { reasonSentences } from '../../../../domain/people/verdict/openSentence.ts';
import { strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import type { JudgedMeal } from '../../../../domain/people/verdict/judgedMeal.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft } from '../../ui/controls/drafts.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { labelled } from '../../labels/labelled.ts';
import type { TripEater } from '../tripAttendance.ts';
import { affectedNames } from '../verdict/affectedNames.ts';
import { UnmarkedRow } from '../verdict/markable.ts';
import { partsOf, type MealProblem } from '../verdict/mealProblems.ts';
import { signatureKey } from '../verdict/signatureKey.ts';
import type { MealProblems, SolvedLine } from '../verdict/tripVerdicts.ts';
import styles from './MealConflicts.module.css';
import { IsBoughtFragmentDoc } from './MealFixes.generated.ts';
import { offeredFixes, type OfferedFix } from './fix.ts';
import type { Chosen } from './rowsAfter.ts';
import { SettleForm, type Notes, type Signing } from './SettleForm.tsx';
import { useSolve } from './useSolve.ts';

/** What is open and what was made to fit in a meal. */
interface Verdict extends MealProblems {
  readonly meal: JudgedMeal;
}

interface MealConflictsProps {
  readonly tripId: string;
  /** Null while it is worked out. */
  readonly verdict: Verdict | null;
  /** As sentences call them. */
  readonly present: readonly TripEater[];
  /** Others at the slot do not get it. */
  readonly isForPart: boolean;
  readonly canEdit: boolean;
  /** Looks for another recipe. */
  readonly onPick: () => void;
  /** Asks who has not answered. */
  readonly onAsk: () => void;
}

function safeText(isForPart: boolean, unanswered: number, present: readonly TripEater[]): string {
  const isOfViewer = present.some(({ isViewer, avoids }) => isViewer && strictAvoids(avoids).length > 0);
  if (unanswered > 0)
    return isOfViewer ? t`Works for you and all who have answered` : t`Works for everybody who has answered`;
  return isForPart ? t`Works for all who get it` : t`Works for everybody`;
}

/**
 * Whether everybody at this meal can eat it, with one tap for each way out, and who has not answered. The verdict takes
 * its line before it is known, so that nothing below moves under a finger.
 */
export function MealConflicts({ verdict, onAsk, ...rest }: MealConflictsProps) {
  const { present, isForPart } = rest;
  const placeRef = useRef<HTMLDivElement>(null);
  const unanswered = unansweredOf(present);
  const unansweredLine = unansweredOfText(present);
  const isSafe = verdict?.problems.length === 0;
  const isUndisputed =
    verdict === null || (isSafe && verdict.solved.length === 0 && verdict.disliked === null);
  if (isUndisputed && unanswered.length === 0 && present.length < 2) return null;
  return (
    <div
      ref={placeRef}
      className={styles['place']}
      data-verdict={verdict === null ? 'awaited' : isSafe ? 'safe' : undefined}
      tabIndex={-1}
    >
      {verdict === null && unanswered.length < present.length && <Skeleton height={32} />}
      {isSafe && unanswered.length < present.length && (
        <p className={styles['line']} data-tone="pine">
          <Check size={18} strokeWidth={2.5} aria-hidden="true" />
          <b>{safeText(isForPart, unanswered.length, present)}</b>
        </p>
      )}
      {verdict !== null && <Disputed {...rest} {...verdict} placeRef={placeRef} />}
      {verdict?.disliked != null && <p className={styles['disliked']}>{verdict.disliked}</p>}
      {unansweredLine !== null && (
        <p className={styles['line']}>
          <CircleHelp size={18} aria-hidden="true" data-tone="ember" />
          <span>
            <b>{capitalized(asText(unansweredLine))}</b>
            {!isOnlyViewer(unanswered) && (
              <>
                : <bdi>{youFirst(unanswered).map(textOf).join(', ')}</bdi>
              </>
            )}
          </span>
          <Button variant="link" onClick={onAsk} isOnlineOnly>
            {nextOwnAnswer(present) !== null ? t`Answer` : t`Ask`}
          </Button>
        </p>
      )}
    </div>
  );
}

interface DisputedProps
  extends Omit<Verdict, 'disliked'>, Omit<MealConflictsProps, 'verdict' | 'isForPart' | 'onAsk'> {
  /** Takes the focus of what is gone. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
}

/** What somebody cannot eat, and what was done about it. */
function Disputed({ tripId, meal, problems, solved, present, canEdit, onPick, placeRef }: DisputedProps) {
  const { solve, takeBack } = useSolve(tripId, meal);
  /** What is being saved. */
  const [working, setWorking] = useState<string | null>(null);
  /** Problem that is open again: its line had the focus. */
  const [reopened, setReopened] = useState<string | null>(null);

  useEffect(() => {
    if (reopened === null) return;
    const box = placeRef.current?.querySelector<HTMLElement>(`[data-problem="${reopened}"]`);
    (box ?? placeRef.current)?.focus();
  }, [reopened, placeRef]);

  async function choose(problem: MealProblem, { key, fix }: OfferedFix): Promise<boolean> {
    if (fix.kind !== 'other') return apply(workOf(problem, key), [[problem, fix]]);
    onPick();
    return false;
  }

  /** Resolves to whether the problem is solved. */
  async function apply(what: string, chosen: Chosen): Promise<boolean> {
    setWorking(what);
    const isSolved = await solve(chosen);
    setWorking(null);
    // The pressed button is gone.
    if (isSolved) placeRef.current?.focus();
    return isSolved;
  }

  async function change(line: SolvedLine): Promise<void> {
    setReopened(null);
    setWorking(line.text);
    if (await takeBack(line.problems)) setReopened(line.opens);
    setWorking(null);
  }

  return (
    <>
      {problems.map((problem) => (
        <Problem
          key={problem.key}
          mealId={meal.id}
          problem={problem}
          fixes={canEdit ? offeredFixes(problem, present) : []}
          working={working}
          onChoose={(fix) => choose(problem, fix)}
          onSign={(signed) =>
            apply(
              workOf(problem, 'fine'),
              signed.flatMap(([part, note]) =>
                signedWith({ ...problem, ...part }, problems).map(
                  (one) => [one, { kind: 'fine', note }] as const,
                ),
              ),
            )
          }
        />
      ))}
      {solved.map((line) => (
        <p key={line.text} className={styles['line']} data-tone="pine">
          <Check size={18} strokeWidth={2.5} aria-hidden="true" />
          <span>{line.text}</span>
          {canEdit && (
            <Button
              variant="link"
              aria-label={t`Undo: ${line.text}`}
              isWorking={working === line.text}
              onClick={() => void change(line)}
              isOnlineOnly
            >
              <Trans>Undo</Trans>
            </Button>
          )}
        </p>
      ))}
    </>
  );
}

/** What is being saved. */
function workOf({ key }: MealProblem, fixKey: string): string {
  return `${key} ${fixKey}`;
}

/** A signature is for all that an eater avoids of a kind: the same reasons of the meal's other problems, too. */
function signedWith(problem: MealProblem, problems: readonly MealProblem[]): MealProblem[] {
  const signed = new Set(problem.reasons.map(signatureKey));
  return problems.flatMap((one) => {
    const reasons = one.reasons.filter((reason) => signed.has(signatureKey(reason)));
    return reasons.length === 0 ? [] : [{ ...one, reasons }];
  });
}

interface ProblemProps {
  readonly mealId: string;
  readonly problem: MealProblem;
  /** The most fitting first. */
  readonly fixes: readonly OfferedFix[];
  readonly working: string | null;
  /** Resolves to whether the problem is solved. */
  readonly onChoose: (fix: OfferedFix) => Promise<boolean>;
  readonly onSign: (signed: readonly Signing[]) => Promise<boolean>;
}

const NO_NOTES: Notes = {};

function useIsBought(row: MealProblem['row']): boolean {
  const from = row && { __typename: 'Ingredient' as const, id: row.id };
  const { data, complete } = useFragment({ fragment: IsBoughtFragmentDoc, fragmentName: 'IsBought', from });
  return complete && data.purchased;
}

/** Ways out beside the problem, before "More options". */
const MOST_BESIDE = 2;

/** On a phone, in letters. */
const ONE_LINE = 28;

/** Whether the ways out leave room in their line for the icon of "More options" alone. */
function hasNoRoom(beside: readonly OfferedFix[]): boolean {
  const letters = beside.map(({ title, shortTitle }) => shortTitle ?? title).join('');
  return beside.length === MOST_BESIDE && letters.length <= ONE_LINE;
}

function Problem({ mealId, problem, fixes: all, working, onChoose, onSign }: ProblemProps) {
  const { key, line, row, verdict, reasons } = problem;
  const isBought = useIsBought(row);
  // What is bought stays in the dish.
  const fixes = all.filter(({ fix }) => fix.kind !== 'leftOut' || !isBought);
  const unmarked = use(UnmarkedRow);
  const [notes, setNotes] = useDraft<Notes>(`fine.${key}.${mealId}`, NO_NOTES);
  const [isOpen, setOpen] = useState(Object.values(notes).some(Boolean) || key === unmarked);
  const Icon = verdict === 'conflict' ? TriangleAlert : CircleHelp;
  const beside = fixes.filter(({ fix }) => fix.kind !== 'fine').slice(0, MOST_BESIDE);
  const others = fixes.filter((fix) => !beside.includes(fix) && fix.fix.kind !== 'fine');
  const parts = partsOf(problem);
  const fine = fixes.find(({ fix }) => fix.kind === 'fine');
  const button = (offered: OfferedFix) => (
    <Button
      key={offered.key}
      aria-label={offered.shortTitle && offered.title}
      aria-description={offered.text}
      isWorking={working === workOf(problem, offered.key)}
      onClick={() => void onChoose(offered)}
      isOnlineOnly
    >
      {offered.shortTitle === undefined ? (
        offered.title
      ) : (
        <>
          <span className="notOnPhone">{offered.title}</span>
          <span className="onPhone">{offered.shortTitle}</span>
        </>
      )}
    </Button>
  );

  return (
    <div className={styles['problem']} data-problem={key} role="group" aria-label={line} tabIndex={-1}>
      <p className={styles['line']} data-tone="ember">
        <Icon size={18} aria-hidden="true" />
        <b>{line}</b>
      </p>
      {fixes.length > 0 && (
        <p className={styles['ways']}>
          {beside.map(button)}
          <Button
            variant="quiet"
            icon={<ChevronDown size={16} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {/* Beside two ways out that are short, in their line. */}
            <span className={hasNoRoom(beside) ? 'visuallyHiddenOnPhone' : undefined}>
              <Trans>More options</Trans>
            </span>
          </Button>
        </p>
      )}
      {isOpen && (
        <div className={styles['more']}>
          {parts.length < 2 || problem.isRule ? (
            <p>{reasonSentences(reasons).map(textOf).join(' ')}</p>
          ) : (
            parts.map((part) => (
              <p key={part.key}>{labelled(capitalized(affectedNames(part.eaters)), part.text)}</p>
            ))
          )}
          {others.length > 0 && <p className={styles['ways']}>{others.map(button)}</p>}
          {fine !== undefined && (
            <SettleForm
              fine={fine}
              parts={parts}
              notes={notes}
              onNotes={setNotes}
              isWorking={working === workOf(problem, fine.key)}
              onSign={onSign}
            />
          )}
        </div>
      )}
    </div>
  );
}
