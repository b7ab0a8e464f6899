import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BellRing, Timer } from 'lucide-react';
import { useNow } from '../../browser/hooks/useNow.ts';
import styles from './Timers.module.css';
import { clockText } from './stepWords.ts';
import type { KitchenTimer } from './useTimers.ts';

interface TimerButtonProps {
  readonly timer: KitchenTimer;
  readonly onStart: (timer: KitchenTimer) => void;
  readonly onStop: (timer: KitchenTimer) => void;
}

/** Starts, stops or silences a timer. */
export function TimerButton({ timer, onStart, onStop }: TimerButtonProps) {
  const { endsAt, hasRung, seconds, text } = timer;
  if (endsAt === null)
    return (
      <button
        type="button"
        className={styles['timer']}
        aria-label={t`Start timer: ${text}`}
        onClick={() => onStart(timer)}
      >
        <Timer size={28} />
        <span className={styles['clock']}>{clockText(seconds)}</span>
        <span className={styles['action']}>
          <Trans>Start</Trans>
        </span>
      </button>
    );
  if (hasRung)
    return (
      <button type="button" className={styles['timer']} data-rung="" onClick={() => onStop(timer)}>
        <BellRing size={28} />
        <span className={styles['clock']}>
          <Trans>Time is up</Trans>
        </span>
        <span className={styles['action']}>
          <Trans>OK</Trans>
        </span>
      </button>
    );
  return (
    <button
      type="button"
      className={styles['timer']}
      data-running=""
      aria-label={t`Stop timer: ${text}`}
      onClick={() => onStop(timer)}
    >
      <Timer size={28} />
      <span className={styles['clock']}>
        <TimeLeft endsAt={endsAt} />
      </span>
      <span className={styles['action']}>
        <Trans>Stop</Trans>
      </span>
    </button>
  );
}

/** Renders each second. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const now = useNow(1000);
  return <>{clockText(Math.max(0, Math.floor((endsAt - now) / 1000)))}</>;
}

interface RunningTimersProps {
  readonly timers: readonly KitchenTimer[];
  /** Index of the shown step; null: another dish is shown. */
  readonly step: number | null;
  /** Of that dish. */
  readonly dishName?: string;
  readonly onShow: (step: number) => void;
}

function upText({ text, step }: KitchenTimer, dish: string | undefined): string {
  const number = step + 1;
  return dish === undefined
    ? t`Time is up: ${text}, step ${number}.`
    : t`Time is up: ${text}, ${dish}, step ${number}.`;
}

function stepText({ step }: KitchenTimer, dish: string | undefined): string {
  const number = step + 1;
  return dish === undefined ? t`Step ${number}:` : t`${dish}, step ${number}:`;
}

function timersOf(dish: string): string {
  return t`Timers of ${dish}`;
}

/** Timers of other steps, which go on meanwhile. */
export function RunningTimers({ timers, step, dishName, onShow }: RunningTimersProps) {
  const others = timers.filter((timer) => timer.endsAt !== null && timer.step !== step);
  return (
    <>
      <p role="alert" className="visuallyHidden">
        {timers
          .filter(({ hasRung }) => hasRung)
          .map((timer) => upText(timer, dishName))
          .join(' ')}
      </p>
      {others.length > 0 && (
        <ul
          className="wrap"
          aria-label={dishName === undefined ? t`Timers of other steps` : timersOf(dishName)}
        >
          {others.map((timer) => (
            <li key={timer.key}>
              <button
                type="button"
                className={styles['other']}
                data-rung={timer.hasRung ? '' : undefined}
                onClick={() => onShow(timer.step)}
              >
                {timer.hasRung ? <BellRing size={20} /> : <Timer size={20} />}
                {stepText(timer, dishName)}{' '}
                {timer.hasRung || timer.endsAt === null ? t`time is up` : <TimeLeft endsAt={timer.endsAt} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
