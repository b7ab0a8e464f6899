import type { FragmentType } from '@apollo/client';
import { Download, Ellipsis, Pencil, ShoppingCart, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLockedForViewer } from '../labels/completedTrip.ts';
import type { TripAbility } from '../gql/schema.generated.ts';
import { Button, ButtonLink, IconButton } from '../ui/controls/Button.tsx';
import { Menu } from '../ui/layout/Menu.tsx';
import { PHONE_QUERY, useMediaQuery } from '../browser/hooks/useMediaQuery.ts';
import { OFFLINE, useOnline } from '../browser/useOnline.ts';
import styles from './TripActions.module.css';
import { useTripActionsFragment, type TripActionsFragment } from './TripActions.generated.ts';

interface TripActionsProps {
  readonly trip: FragmentType<TripActionsFragment>;
  readonly onExport: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onInvite: () => void;
}

interface Action {
  readonly id: 'export' | 'edit' | 'delete' | 'invite';
  readonly name: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

const COMPLETED = 'Trip Completed';

/** On phones beside a link to the cart. */
export function TripActions({ trip: ref, onExport, onEdit, onDelete, onInvite }: TripActionsProps) {
  const trip = useTripActionsFragment(ref);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isOnline = useOnline();
  const isLocked = isLockedForViewer(trip);
  const isDisabled = isLocked || !isOnline;

  const shows = (ability: TripAbility) => isLocked || trip.viewerCan.includes(ability);
  const take: Action = { id: 'export', name: 'Export', icon: <Download />, onPress: onExport };
  const edit: Action = { id: 'edit', name: 'Edit', icon: <Pencil />, onPress: onEdit };
  const remove: Action = { id: 'delete', name: 'Delete', icon: <Trash2 />, onPress: onDelete };
  const invite: Action = { id: 'invite', name: 'Invite', icon: <UserPlus />, onPress: onInvite };
  /** Also offline and for completed trips. */
  const canExport = trip.viewerCan.includes('EXPORT');
  const behind = [
    ...(canExport ? [take] : []),
    ...(shows('EDIT') ? [edit] : []),
    ...(shows('DELETE') ? [remove] : []),
  ];

  const button = ({ name, icon, onPress }: Action, variant: 'quiet' | 'danger' | 'line' | 'plain') => (
    <Button
      variant={isLocked ? 'line' : variant}
      icon={icon}
      disabled={isDisabled}
      title={isOnline ? undefined : OFFLINE}
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
              label: isLocked && id !== 'export' ? `${name}: ${COMPLETED}` : name,
              isDanger: id === 'delete' && !isDisabled,
              isDisabled: isDisabled && id !== 'export',
              onSelect: onPress,
            }))}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      {canExport && (
        <Button variant="quiet" icon={take.icon} onClick={take.onPress}>
          {take.name}
        </Button>
      )}
      {shows('EDIT') && button(edit, 'quiet')}
      {shows('DELETE') && button(remove, 'danger')}
      {shows('INVITE') && button(invite, 'line')}
    </div>
  );
}
