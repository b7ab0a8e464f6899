import { Field, ObjectType } from 'type-graphql';
import type { NeededAmount } from '../../../../domain/shopping/amount/neededAmount.ts';

@ObjectType({ description: 'An amount before rounding, to add up with others.' })
class ExactAmount {
  @Field(() => String, { nullable: true, description: '"7 3/4"' })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of the quantity.' })
  unit: string | null;
}

@ObjectType({
  description: 'An amount for the portions at a meal, rounded to what a kitchen measures and a shop sells.',
})
export class Amount implements NeededAmount {
  @Field(() => String, { nullable: true, description: '"1 1/2"; a text like "a few" as typed.' })
  quantity: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Unit of the quantity; may differ from the typed one: kg for g.',
  })
  unit: string | null;

  @Field({ description: '"650 g"; empty without an amount.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'How it was calculated: "400 g × 6½ ÷ 4"; null for an amount as typed.',
  })
  calculation: string | null;

  @Field(() => ExactAmount, {
    nullable: true,
    description: 'Before rounding: a list adds these and rounds the sum. Null if nothing was rounded.',
  })
  exact: ExactAmount | null;
}
