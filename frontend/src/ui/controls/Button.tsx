import { chakra } from '@chakra-ui/react/styled-system';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { buttonRecipe } from '../theme/button.recipe.ts';
import { OFFLINE, useOnline } from '../../browser/useOnline.ts';
import { Tooltip } from './Tooltip.tsx';

const ButtonElement = chakra('button', buttonRecipe);
const LinkElement = chakra(Link, buttonRecipe);

interface ButtonLook {
  /** `primary` for a task's main action, `danger` and `dangerSolid` for deletion. */
  readonly variant?: 'primary' | 'plain' | 'line' | 'quiet' | 'link' | 'danger' | 'dangerSolid';
  readonly size?: 'md' | 'quiet' | 'tall' | 'big';
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

interface Pressed {
  /** Shows a spinner, keeps the label, ignores presses. */
  readonly isWorking?: boolean;
  /** While offline it says so, and ignores presses. */
  readonly isOnlineOnly?: boolean;
}

interface ButtonProps extends ButtonLook, Pressed, Omit<ComponentProps<'button'>, 'color'> {}

/** A button that keeps its focus, while working also its width. */
export function Button({
  variant = 'plain',
  size = 'md',
  isWide = false,
  icon,
  isWorking = false,
  isOnlineOnly = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pressed = usePressed({ isWorking, isOnlineOnly, onClick });
  const spinner = <LoaderCircle className="turns" />;
  return (
    <ButtonElement
      type="button"
      variant={variant}
      size={size}
      isWide={isWide}
      data-variant={variant}
      {...rest}
      {...pressed}
    >
      {icon !== undefined && (isWorking ? spinner : icon)}
      {icon === undefined && isWorking ? (
        // Out of the flow, so that the width stays.
        <span className={styles['label']}>
          <span className={styles['beside']}>{spinner}</span>
          {children}
        </span>
      ) : (
        children
      )}
    </ButtonElement>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'color'> {}

export function ButtonLink({
  variant = 'plain',
  size = 'md',
  isWide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkElement variant={variant} size={size} isWide={isWide} {...rest}>
      {icon}
      {children}
    </LinkElement>
  );
}

interface IconButtonProps extends Pressed, Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonLook['variant'];
  /** False in long lists, for speed. */
  readonly hasTooltip?: boolean;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  isWorking = false,
  isOnlineOnly = false,
  hasTooltip = true,
  onClick,
  ...rest
}: IconButtonProps) {
  const pressed = usePressed({ isWorking, isOnlineOnly, onClick });
  const button = (
    <ButtonElement type="button" variant={variant} size="icon" aria-label={label} {...rest} {...pressed}>
      {isWorking ? <LoaderCircle className="turns" /> : icon}
    </ButtonElement>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}

/** aria-disabled, as `disabled` would lose the focus and silence screen readers. */
function usePressed({
  isWorking,
  isOnlineOnly,
  onClick,
}: Pressed & Pick<ComponentProps<'button'>, 'onClick'>) {
  const isOnline = useOnline();
  const isOff = isOnlineOnly === true && !isOnline;
  const isIgnored = isWorking === true || isOff;
  return {
    'aria-disabled': isIgnored || undefined,
    ...(isOff && { 'data-off': '', title: OFFLINE }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isIgnored) event.preventDefault();
      else onClick?.(event);
    },
  };
}
