import { Field, ObjectType, registerEnumType } from 'type-graphql';

const SetupPartEnum = {
  TEXTS: 'texts',
  MAIL: 'mail',
  PAYMENTS: 'payments',
  MODEL: 'model',
  PHOTOS: 'photos',
  BACKUPS: 'backups',
} as const;
type Part = (typeof SetupPartEnum)[keyof typeof SetupPartEnum];

const SetupStateEnum = { READY: 'ready', OFF: 'off', TERMINAL: 'terminal', FAILING: 'failing' } as const;
export type SetupState = (typeof SetupStateEnum)[keyof typeof SetupStateEnum];

registerEnumType(SetupPartEnum, {
  name: 'SetupPart',
  description: 'A part of the installation that its host sets up.',
  valuesConfig: {
    TEXTS: { description: 'Texts to phones.' },
    MAIL: { description: 'Emails.' },
    PAYMENTS: { description: 'Payments by card.' },
    MODEL: { description: 'Suggestions from a language model.' },
    PHOTOS: { description: 'Photos of places.' },
    BACKUPS: { description: 'Backups on a schedule.' },
  },
});
registerEnumType(SetupStateEnum, {
  name: 'SetupState',
  description: 'How a part of the installation stands.',
  valuesConfig: {
    READY: { description: 'Set up.' },
    OFF: { description: 'Not set up.' },
    TERMINAL: { description: "Printed on the server's terminal only." },
    FAILING: { description: 'Set up, and the last time it did not work.' },
  },
});

@ObjectType({ description: 'How a part of the installation stands.', simpleResolvers: true })
export class SetupLine {
  @Field(() => SetupPartEnum, { description: 'The part.' })
  part: Part;

  @Field(() => SetupStateEnum, { description: 'How it stands.' })
  state: SetupState;
}

@ObjectType({ description: 'What the host has set up.', simpleResolvers: true })
export class Setup {
  @Field({ description: 'Whether an admin has dismissed the list, for all admins.' })
  isDismissed: boolean;

  @Field(() => [SetupLine], { description: 'The parts; ways that people cannot sign in by are left out.' })
  lines: readonly SetupLine[];
}
