import type { ReactNode } from 'react';
import styles from '../../ui/controls/PlainButton.module.css';

interface SignInButtonProps {
  /** `primary` and `band`, for dark bands, are large. */
  readonly look: 'primary' | 'band' | 'line';
  readonly children: ReactNode;
  /** Prerendered pages have a script instead. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onSignInIntent?: (() => void) | undefined;
}

/** A form, so that it works before scripts have loaded. */
export function SignInButton({ look, children, onSignIn, onSignInIntent }: SignInButtonProps) {
  return (
    <form
      action="/"
      method="get"
      className={styles['form']}
      data-look={look}
      data-sign-in=""
      onSubmit={(event) => {
        event.preventDefault();
        onSignIn?.();
      }}
    >
      <button
        type="submit"
        name="dialog"
        value="sign-in"
        className={styles['button']}
        data-look={look}
        onPointerEnter={onSignInIntent}
        onFocus={onSignInIntent}
      >
        <span className={styles['label']}>{children}</span>
      </button>
    </form>
  );
}
