import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { SignInButton } from '../account/signIn/SignInButton.tsx';
import type { Viewer } from '../account/signIn/useViewer.ts';
import { useLeaving } from '../account/useLeaving.ts';
import { CreditsLink } from '../payment/CreditsLink.tsx';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { Button, IconButton } from '../ui/controls/Button.tsx';
import { ThemeSwitch } from '../ui/controls/ThemeSwitch.tsx';
import { PHONE_QUERY, useMediaQuery } from '../browser/hooks/useMediaQuery.ts';
import { ConnectionStatus } from '../live/ConnectionStatus.tsx';
import styles from './Header.module.css';
import { HeaderFrame } from './HeaderFrame.tsx';
import { UnsentChangesDialog } from './lazyPages.ts';
import { ViewerMenu } from './ViewerMenu.tsx';

interface HeaderProps {
  readonly viewer: Viewer | null;
  /** The app instead of the landing page, or about to be. */
  readonly isInside: boolean;
  readonly productName: string;
  /** Shows the number of trips left. */
  readonly monetizationEnabled: boolean;
  readonly onSignIn: () => void;
  /** On hover or focus of Sign In. */
  readonly onSignInIntent: () => void;
  readonly onNewTrip: () => void;
  readonly onNewTripIntent: () => void;
  readonly onOffline: () => void;
}

export function Header({
  viewer,
  isInside,
  productName,
  monetizationEnabled,
  onSignIn,
  onSignInIntent,
  onNewTrip,
  onNewTripIntent,
  onOffline,
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
      {viewer !== null && <Sections isAdmin={viewer.isAdmin} />}
      {viewer !== null && monetizationEnabled && <CreditsLink isAdmin={viewer.isAdmin} />}
      {viewer !== null && (
        <SignedIn
          viewer={viewer}
          onNewTrip={onNewTrip}
          onNewTripIntent={onNewTripIntent}
          onOffline={onOffline}
        />
      )}
      {!isInside && (
        <>
          <ThemeSwitch />
          <SignInButton look="line" onSignIn={onSignIn} onSignInIntent={onSignInIntent}>
            <Trans>Sign In</Trans>
          </SignInButton>
        </>
      )}
    </HeaderFrame>
  );
}

/** On phones in the menu of the viewer. */
function Sections({ isAdmin }: Pick<Viewer, 'isAdmin'>) {
  if (useMediaQuery(PHONE_QUERY)) return null;
  return (
    <nav className={styles['sections']} aria-label={t`Sections`}>
      <Link to="/" data-control="link">
        <Trans>Your Trips</Trans>
      </Link>
      <Link to="/recipes" data-control="link">
        <Trans>Recipes</Trans>
      </Link>
      {isAdmin && (
        <Link to="/admin" data-control="link">
          <Trans>Admin</Trans>
        </Link>
      )}
    </nav>
  );
}

interface SignedInProps {
  readonly viewer: Viewer;
  readonly onNewTrip: () => void;
  readonly onNewTripIntent: () => void;
  readonly onOffline: () => void;
}

/** With the question before a sign-out that loses ticks. */
function SignedIn(props: SignedInProps) {
  const { leave, isLeaving, isAsking, stay, logOut } = useLeaving();
  return (
    <>
      <ViewerControls {...props} onLogOut={leave} isLoggingOut={isLeaving} />
      <UnsentChangesDialog isOpen={isAsking} onClose={stay} onLogOut={logOut} />
    </>
  );
}

interface ViewerControlsProps extends SignedInProps {
  readonly onLogOut: () => void;
  readonly isLoggingOut: boolean;
}

function ViewerControls({
  viewer,
  onNewTrip,
  onNewTripIntent,
  onOffline,
  onLogOut,
  isLoggingOut,
}: ViewerControlsProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const opensNewTrip = { onClick: onNewTrip, onPointerEnter: onNewTripIntent, onFocus: onNewTripIntent };

  if (isPhone) {
    return (
      <>
        <ConnectionStatus onOffline={onOffline} />
        <IconButton label={t`New Trip`} icon={<Plus />} {...opensNewTrip} isOnlineOnly />
        <ViewerMenu
          name={viewer.name}
          isAdmin={viewer.isAdmin}
          onLogOut={onLogOut}
          trigger={(props) => (
            <button
              type="button"
              className={styles['avatarButton']}
              aria-label={t`${viewer.name}, menu`}
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
      <ConnectionStatus onOffline={onOffline} />
      <Button variant="line" icon={<Plus />} {...opensNewTrip} isOnlineOnly>
        <Trans>New Trip</Trans>
      </Button>
      <Link to="/settings" className={styles['viewer']} aria-label={t`${viewer.name}, Settings`}>
        <Avatar id={viewer.id} name={viewer.name} isViewer />
        <span className={styles['name']}>{viewer.name}</span>
      </Link>
      <IconButton label={t`Log out`} icon={<LogOut />} onClick={onLogOut} isWorking={isLoggingOut} />
    </>
  );
}
