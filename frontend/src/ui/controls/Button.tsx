import { chakra } from '@chakra-ui/react/styled-system';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { buttonRecipe } from '../theme/button.recipe.ts';
import { Tooltip } from './Tooltip.tsx';

const ButtonElement = chakra('button', buttonRecipe);
const LinkElement = chakra(Link, buttonRecipe);

interface ButtonLook {
  /** `primary` for the one action of a task, `quiet` for what steps back, `danger` and `dangerSolid` where it destroys. */
  readonly variant?: 'primary' | 'plain' | 'line' | 'quiet' | 'link' | 'danger' | 'dangerSolid';
  readonly size?: 'md' | 'tall' | 'big';
  /** As wide as what it stands in. */
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  /** The action is on its way: a spinner beside the unchanged label, and further presses are swallowed. */
  readonly isWorking?: boolean;
}

/** A button that says its action. While it works it keeps its width and its focus, and cannot be pressed twice. */
export function Button({
  variant = 'plain',
  size = 'md',
  isWide = false,
  icon,
  isWorking = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const spinner = <LoaderCircle className={styles['spinner']} />;
  return (
    <ButtonElement
      type="button"
      variant={variant}
      size={size}
      isWide={isWide}
      data-variant={variant}
      {...rest}
      {...pressable(isWorking, onClick)}
    >
      {icon !== undefined && (isWorking ? spinner : icon)}
      {icon === undefined && isWorking ? (
        // Beside the label without taking room, so that the width stays.
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

/** A link to another screen that looks like a button. */
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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonLook['variant'];
  readonly isWorking?: boolean;
  /** False in long lists, where a tooltip in each row would cost more than it tells. */
  readonly hasTooltip?: boolean;
}

/** A button of 44 px that shows an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  isWorking = false,
  hasTooltip = true,
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <ButtonElement
      type="button"
      variant={variant}
      size="icon"
      aria-label={label}
      {...rest}
      {...pressable(isWorking, onClick)}
    >
      {isWorking ? <LoaderCircle className={styles['spinner']} /> : icon}
    </ButtonElement>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}

/** Not `disabled` while working: that would take the focus away and say nothing to a screen reader. */
function pressable(isWorking: boolean, onClick: ComponentProps<'button'>['onClick']) {
  return {
    'aria-disabled': isWorking || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isWorking) event.preventDefault();
      else onClick?.(event);
    },
  };
}
