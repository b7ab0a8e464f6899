import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { Download, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useOnline } from '../../browser/useOnline.ts';
import type { TripAbility } from '../../gql/schema.generated.ts';
import { isLockedForViewer } from '../../labels/completedTrip.ts';
import type { Tool } from './tool.ts';
import { useTripActionsFragment, type TripActionsFragment } from './TripActions.generated.ts';

interface TripActions {
  readonly onExport: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onInvite: () => void;
}

/** What organizers do with a whole trip, as tools of its plan. */
export function useTripActions(
  ref: FragmentType<TripActionsFragment>,
  { onExport, onEdit, onDelete, onInvite }: TripActions,
): readonly Tool[] {
  const trip = useTripActionsFragment(ref);
  const isOnline = useOnline();
  const isLocked = isLockedForViewer(trip);
  const shows = (ability: TripAbility) => isLocked || trip.viewerCan.includes(ability);
  const standing = { isDisabled: isLocked || !isOnline, standing: isLocked ? t`Completed` : undefined };
  const invite: Tool = { id: 'invite', name: t`Invite`, icon: <UserPlus />, onPress: onInvite, ...standing };
  // Also offline and for completed trips.
  const take: Tool = { id: 'export', name: t`Export`, icon: <Download />, onPress: onExport };
  const edit: Tool = { id: 'edit', name: t`Edit`, icon: <Pencil />, onPress: onEdit, ...standing };
  const remove: Tool = {
    id: 'delete',
    name: t`Delete`,
    icon: <Trash2 />,
    onPress: onDelete,
    isDanger: true,
    ...standing,
  };
  return [
    ...(shows('INVITE') ? [invite] : []),
    ...(trip.viewerCan.includes('EXPORT') ? [take] : []),
    ...(shows('EDIT') ? [edit] : []),
    ...(shows('DELETE') ? [remove] : []),
  ];
}
