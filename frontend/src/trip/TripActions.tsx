import type { FragmentType } from '@apollo/client';
import { Ellipsis, Pencil, ShoppingCart, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLockedForViewer } from '../gql/completedTrip.ts';
import type { TripAbility } from '../gql/schema.generated.ts';
import { Button, ButtonLink, IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PHONE_QUERY, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useOnline } from '../ui/useOnline.ts';
import styles from './TripActions.module.css';
import { useTripActionsFragment, type TripActionsFragment } from './TripActions.generated.ts';

interface TripActionsProps {
  readonly trip: FragmentType<TripActionsFragment>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onInvite: () => void;
}

interface Action {
  readonly id: 'edit' | 'delete' | 'invite';
  readonly name: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

const COMPLETED = 'Trip Completed';

/** What the viewer may do with the trip as a whole; on a phone the way to the cart stands beside it. */
export function TripActions({ trip: ref, onEdit, onDelete, onInvite }: TripActionsProps) {
  const trip = useTripActionsFragment(ref);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isOnline = useOnline();
  const isLocked = isLockedForViewer(trip);
  const isDisabled = isLocked || !isOnline;

  const shows = (ability: TripAbility) => isLocked || trip.viewerCan.includes(ability);
  const edit: Action = { id: 'edit', name: 'Edit', icon: <Pencil />, onPress: onEdit };
  const remove: Action = { id: 'delete', name: 'Delete', icon: <Trash2 />, onPress: onDelete };
  const invite: Action = { id: 'invite', name: 'Invite', icon: <UserPlus />, onPress: onInvite };
  const behind = [...(shows('EDIT') ? [edit] : []), ...(shows('DELETE') ? [remove] : [])];

  const button = ({ name, icon, onPress }: Action, variant: 'quiet' | 'danger' | 'line' | 'plain') => (
    <Button
      variant={isLocked ? 'line' : variant}
      icon={icon}
      disabled={isDisabled}
      aria-label={isLocked ? `${COMPLETED}: ${name}` : undefined}
      onClick={onPress}
    >
      {isLocked ? COMPLETED : name}
    </Button>
  );

  if (isPhone) {
    return (
      <div className={styles['actions']}>
        <span className={styles['main']}>
          <ButtonLink to={`/trips/${trip.id}/shopping`} variant="primary" isWide icon={<ShoppingCart />}>
            View Cart
          </ButtonLink>
        </span>
        {shows('INVITE') && button(invite, 'plain')}
        {behind.length > 0 && (
          <Menu
            trigger={(props) => (
              <IconButton
                label={`More: ${behind.map(({ name }) => name).join(', ')}`}
                variant="plain"
                icon={<Ellipsis />}
                hasTooltip={false}
                {...props}
              />
            )}
            entries={behind.map(({ id, name, icon, onPress }) => ({
              id,
              icon,
              label: isLocked ? `${name}: ${COMPLETED}` : name,
              isDanger: id === 'delete' && !isDisabled,
              isDisabled,
              onSelect: onPress,
            }))}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      {shows('EDIT') && button(edit, 'quiet')}
      {shows('DELETE') && button(remove, 'danger')}
      {shows('INVITE') && button(invite, 'line')}
    </div>
  );
}
