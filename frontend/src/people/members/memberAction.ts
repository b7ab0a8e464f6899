import type { ParticipantAbility } from '../../gql/schema.generated.ts';

/** Each asks first. */
export type MemberAction = 'promote' | 'demote' | 'remove' | 'leave';

export interface AskedAction {
  readonly action: MemberAction;
  readonly participantId: string;
}

const ABILITIES: Readonly<Record<MemberAction, ParticipantAbility>> = {
  promote: 'PROMOTE',
  demote: 'DEMOTE',
  remove: 'REMOVE',
  leave: 'LEAVE',
};

// The record has every action.
const ACTIONS = Object.keys(ABILITIES) as MemberAction[];

export function actionsOf({
  viewerCan,
}: {
  readonly viewerCan: readonly ParticipantAbility[];
}): MemberAction[] {
  return ACTIONS.filter((action) => viewerCan.includes(ABILITIES[action]));
}

/** In the address: `remove.0190b000-…` */
export function actionText({ action, participantId }: AskedAction): string {
  return `${action}.${participantId}`;
}

/** Parses {@link actionText}. */
export function readAction(text: string | null): AskedAction | null {
  const [actionName = '', participantId = ''] = text?.split('.') ?? [];
  const action = ACTIONS.find((known) => known === actionName);
  return action === undefined || participantId === '' ? null : { action, participantId };
}
