import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { codeField } from '../../../../domain/account/accountFields.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CodeInput } from '../../ui/controls/digits/CodeInput.tsx';
import { BackButton, submit, useFocusAtStart } from './stepForm.tsx';
import styles from './CodeStep.module.css';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { useTextedCode } from './useTextedCode.ts';

interface CodeStepProps {
  readonly action: string;
  readonly error: string | undefined;
  readonly isWorking: boolean;
  /** The code was right, and the page is about to change: no way back. */
  readonly isDone?: boolean;
  readonly onError: (error: string | undefined) => void;
  readonly isSending: boolean;
  readonly resendAtMs: number;
  readonly onResend: () => Promise<void>;
  readonly onSubmit: (code: string) => Promise<boolean>;
  readonly onBack: () => void;
  /** Of a mail's link: filled in, and sent by a click. */
  readonly initialCode?: string;
}

/** Submits the code that was sent once it is typed. */
export function CodeStep({
  action,
  error,
  isDone = false,
  onError,
  isWorking,
  isSending,
  resendAtMs,
  onResend,
  onSubmit,
  onBack,
  initialCode = '',
}: CodeStepProps) {
  const fieldRef = useFocusAtStart();
  const [code, setCode] = useState(initialCode);
  const waitSeconds = useSecondsUntil(resendAtMs);
  const send = async (typed: string) => {
    if (isDone) return;
    if (typed === '' && error !== undefined) {
      // The message about the wrong code says more than that the field is empty.
      fieldRef.current?.focus();
      return;
    }
    const { error: problem } = codeField.safeParse(typed);
    onError(problem?.issues[0]?.message);
    if (problem !== undefined) return;
    if (await onSubmit(typed)) return;
    setCode('');
    fieldRef.current?.focus();
  };
  const take = (typed: string) => {
    setCode(typed);
    void send(typed);
  };
  useTextedCode(take);

  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, () => send(code))}>
      <CodeInput
        label={t`Verification code`}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (typed !== '') onError(undefined);
        }}
        onComplete={(typed) => void send(typed)}
        error={error}
        ref={fieldRef}
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking || isDone} isOnlineOnly>
        {action}
      </Button>
      <div className={styles['foot']} inert={isDone}>
        <BackButton onBack={onBack} />
        {waitSeconds > 0 ? (
          <span className="secondary figures">
            <Trans>Resend code in {clock(waitSeconds)}</Trans>
          </span>
        ) : (
          <Button variant="link" onClick={() => void onResend()} isWorking={isSending} isOnlineOnly>
            <Trans>Resend code</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** 84 is "1:24". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
