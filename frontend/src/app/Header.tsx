import { ChartColumn, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { SignInButton } from '../account/SignInButton.tsx';
import { useLogOut } from '../account/useLogOut.ts';
import type { Viewer } from '../account/useViewer.ts';
import { CreditsLink } from '../payment/CreditsLink.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, ButtonLink, IconButton } from '../ui/Button.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { PHONE_QUERY, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useOnline } from '../ui/useOnline.ts';
import { useTheme } from '../ui/useTheme.ts';
import styles from './Header.module.css';
import { HeaderFrame } from './HeaderFrame.tsx';
import { ViewerMenu } from './ViewerMenu.tsx';

interface HeaderProps {
  readonly viewer: Viewer | null;
  /** Whether the app is shown, or will be once the server has answered, rather than the landing page. */
  readonly isInside: boolean;
  readonly productName: string;
  /** Whether trips cost something here: then the header says how many remain. */
  readonly monetizationEnabled: boolean;
  readonly onSignIn: () => void;
  /** The Sign In button is being pointed at. */
  readonly onSignInIntent: () => void;
  readonly onNewTrip: () => void;
  readonly onNewTripIntent: () => void;
}

/** The head of every page: the way home, a new trip, and who is signed in; for a guest the way in. */
export function Header({
  viewer,
  isInside,
  productName,
  monetizationEnabled,
  onSignIn,
  onSignInIntent,
  onNewTrip,
  onNewTripIntent,
}: HeaderProps) {
  return (
    <HeaderFrame
      isInside={isInside}
      productName={productName}
      home={(className, logo) => (
        <Link to="/" className={className}>
          {logo}
        </Link>
      )}
    >
      {viewer !== null && monetizationEnabled && <CreditsLink isAdmin={viewer.isAdmin} />}
      {viewer !== null && (
        <ViewerControls viewer={viewer} onNewTrip={onNewTrip} onNewTripIntent={onNewTripIntent} />
      )}
      {!isInside && (
        <>
          <ThemeSwitch />
          <SignInButton look="line" onSignIn={onSignIn} onSignInIntent={onSignInIntent}>
            Sign In
          </SignInButton>
        </>
      )}
    </HeaderFrame>
  );
}

interface ViewerControlsProps {
  readonly viewer: Viewer;
  readonly onNewTrip: () => void;
  readonly onNewTripIntent: () => void;
}

function ViewerControls({ viewer, onNewTrip, onNewTripIntent }: ViewerControlsProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isOnline = useOnline();
  const { logOut, isLoggingOut } = useLogOut();
  const opensNewTrip = { onClick: onNewTrip, onPointerEnter: onNewTripIntent, onFocus: onNewTripIntent };

  if (isPhone) {
    return (
      <>
        <IconButton label="New Trip" icon={<Plus />} disabled={!isOnline} {...opensNewTrip} />
        <ViewerMenu
          name={viewer.name}
          isAdmin={viewer.isAdmin}
          onLogOut={logOut}
          trigger={(props) => (
            <button
              type="button"
              className={styles['avatarButton']}
              aria-label={`${viewer.name}, menu`}
              {...props}
            >
              <Avatar id={viewer.id} name={viewer.name} isViewer />
            </button>
          )}
        />
      </>
    );
  }
  return (
    <>
      {viewer.isAdmin && (
        <ButtonLink to="/admin" variant="quiet" icon={<ChartColumn />}>
          Admin
        </ButtonLink>
      )}
      <Button
        variant="line"
        icon={<Plus />}
        {...opensNewTrip}
        disabled={!isOnline}
        title={isOnline ? undefined : 'You are offline'}
      >
        New Trip
      </Button>
      <span className={styles['viewer']}>
        <Avatar id={viewer.id} name={viewer.name} isViewer />
        <span className={styles['name']}>{viewer.name}</span>
      </span>
      <ThemeButton />
      <IconButton label="Log out" icon={<LogOut />} onClick={logOut} isWorking={isLoggingOut} />
    </>
  );
}

function ThemeButton() {
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
      icon={theme === 'dark' ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}
