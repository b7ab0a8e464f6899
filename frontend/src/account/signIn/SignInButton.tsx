import type { ReactNode } from 'react';
import styles from './SignInButton.module.css';

interface SignInButtonProps {
  /** `primary` and `band`, on a dark band, are big. */
  readonly look: 'primary' | 'band' | 'line';
  readonly children: ReactNode;
  /** Opens the dialog in the app. On a prerendered page the page's own script does it. */
  readonly onSignIn?: (() => void) | undefined;
  /** The button is being pointed at. */
  readonly onSignInIntent?: (() => void) | undefined;
}

/** Opens the sign-in. A form of its own, so that pressed before any script has come it still leads there. */
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
