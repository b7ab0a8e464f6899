import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import type { SortDirection } from '../../../domain/admin/adminFields.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';

const SortDirectionEnum = {
  ASC: 'asc',
  DESC: 'desc',
} as const satisfies Record<Uppercase<SortDirection>, SortDirection>;

registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Which end of a list comes first.',
  valuesConfig: {
    ASC: { description: 'The least, the oldest, A.' },
    DESC: { description: 'The most, the newest, Z.' },
  },
});

/** Which part of a list is wanted; everything may be left out. */
@InputType()
export abstract class AdminPageInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Rows at most, 1 to 1000; as many as the dashboard shows when left out.',
  })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'Rows to skip, 0 when left out.' })
  offset?: number | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'First day that counts, in UTC.' })
  from?: CalendarDate | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day that counts, in UTC.' })
  to?: CalendarDate | null;
}

/** Which part of a list of people is wanted. */
@InputType()
export abstract class PeoplePageInput extends AdminPageInput {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name or of the phone number, whatever its case and spelling.',
  })
  search?: string | null;

  @Field(() => SortDirectionEnum, { nullable: true, description: 'DESC when left out.' })
  direction?: SortDirection | null;
}
