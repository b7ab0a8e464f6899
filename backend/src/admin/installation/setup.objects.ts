import { Field, ObjectType } from 'type-graphql';
import { enumType } from '../../base/enumType.ts';

type Part = 'texts' | 'mail' | 'payments' | 'model' | 'photos' | 'backups';
export type SetupState = 'ready' | 'off' | 'terminal' | 'failing';

const SetupPartEnum = enumType<Part>('SetupPart', 'A part of the installation that its host sets up.', {
  texts: 'Texts to phones.',
  mail: 'Emails.',
  payments: 'Payments by card.',
  model: 'Suggestions from a language model.',
  photos: 'Photos of places.',
  backups: 'Backups on a schedule.',
});

const SetupStateEnum = enumType<SetupState>('SetupState', 'How a part of the installation stands.', {
  ready: 'Set up.',
  off: 'Not set up.',
  terminal: "Printed on the server's terminal only.",
  failing: 'Set up, and the last time it did not work.',
});

@ObjectType({ description: 'How a part of the installation stands.' })
export class SetupLine {
  @Field(() => SetupPartEnum, { description: 'The part.' })
  part: Part;

  @Field(() => SetupStateEnum, { description: 'How it stands.' })
  state: SetupState;
}

@ObjectType({ description: 'What the host has set up.' })
export class Setup {
  @Field({ description: 'Whether an admin has dismissed the list, for all admins.' })
  isDismissed: boolean;

  @Field(() => [SetupLine], { description: 'The parts; ways that people cannot sign in by are left out.' })
  lines: readonly SetupLine[];
}
