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
  description: 'Sort direction.',
  valuesConfig: {
    ASC: { description: 'Ascending: smallest, oldest or A first.' },
    DESC: { description: 'Descending: largest, newest or Z first.' },
  },
});

@InputType()
export abstract class AdminPageInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of rows, 1 to 1000; by default the number on the dashboard.',
  })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'Rows to skip; 0 by default.' })
  offset?: number | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'First day, in UTC.' })
  from?: CalendarDate | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day, in UTC.' })
  to?: CalendarDate | null;
}

@InputType()
export abstract class PeoplePageInput extends AdminPageInput {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or phone number; case and number format do not matter.',
  })
  search?: string | null;

  @Field(() => SortDirectionEnum, { nullable: true, description: 'DESC by default.' })
  direction?: SortDirection | null;
}
