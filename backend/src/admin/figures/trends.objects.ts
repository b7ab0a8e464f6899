import { Field, Int, ObjectType } from 'type-graphql';
import { type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { Money } from '../../base/money.ts';
import { Cost } from './cost.ts';

@ObjectType({ description: 'Totals of one day in UTC.' })
export class TrendDay {
  @Field(() => CalendarDateScalar, { description: 'Day in UTC.' })
  date: CalendarDate;

  @Field(() => Int, { description: 'Number of created accounts.' })
  users: number;

  @Field(() => Int, { description: 'Number of created trips.' })
  trips: number;

  @Field(() => Int, { description: 'Number of created meals.' })
  meals: number;

  @Field(() => Money, {
    description: "Revenue of the day's payments, minus later refunds and lost disputes.",
  })
  revenue: Money;

  @Field(() => Cost, { description: 'Estimated language model cost.' })
  aiCost: Cost;
}
