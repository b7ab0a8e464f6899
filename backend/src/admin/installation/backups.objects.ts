import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A backup in its store.' })
export class Backup {
  @Field({ description: 'Name of its file.' })
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was begun.' })
  createdAt: Date;

  @Field(() => Float, { description: 'Size in bytes.' })
  bytes: number;
}

@ObjectType({ description: 'Backups on a schedule.' })
export class BackupSchedule {
  @Field({ description: 'Schedule as a cron expression, in UTC.' })
  schedule: string;

  @Field(() => Int, { description: 'Number of backups kept.' })
  keep: number;

  @Field(() => [Backup], { description: 'Backups there are, newest first.' })
  backups: readonly Backup[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the next one is due; in the past when it failed. Null before the first.',
  })
  nextAt: Date | null;
}
