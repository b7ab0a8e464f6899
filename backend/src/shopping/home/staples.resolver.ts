import {
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { StapleAnswer } from '../../../../domain/shopping/home/staples.ts';
import { stapleAnswerFields } from '../../../../domain/shopping/home/stapleFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { IngredientsPayload } from '../list/shopping.resolver.ts';
import { answerStaple, rememberedStaples } from './staples.service.ts';
import type { RememberedStaple } from './staples.sql.ts';

const StapleAnswerEnum = enumType<StapleAnswer['answer']>(
  'StapleAnswerKind',
  'What somebody said who looked at home.',
  { have: 'It is at home: not to buy.', need: 'It is to buy.' },
);

@ObjectType('StapleAnswer', {
  description: 'What somebody said who looked at home, for everybody on the trip.',
})
class StapleAnswerObject implements StapleAnswer {
  @Field(() => StapleAnswerEnum, { description: 'Whether it is at home.' })
  answer: StapleAnswer['answer'];

  @Field(() => ID, { nullable: true, description: 'Id of the participant; null for a former one.' })
  by: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: string;
}

@ObjectType('RememberedStaple', { description: 'What the viewer said last of a staple, on any trip.' })
class RememberedStapleObject implements RememberedStaple {
  @Field({ description: 'The food: "salt", also for kosher salt.' })
  food: string;

  @Field(() => StapleAnswerEnum, { description: 'Whether it was at home.' })
  answer: StapleAnswer['answer'];

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@InputType({ description: 'Ingredients of one trip that are at home, or not.' })
class AnswerStapleInput extends tripInputOf(stapleAnswerFields.shape, {
  ids: 'Ids of the ingredients, {limits}.',
  answer: 'Whether they are at home; null takes the answer back. Required.',
}) {}

@Resolver(() => Ingredient)
export class StaplesResolver {
  @FieldResolver(() => StapleAnswerObject, {
    nullable: true,
    description: 'What somebody said who looked at home; null if nobody did. It holds for the same food.',
  })
  staple(@Root() { staple }: Readonly<Ingredient>): StapleAnswer | null {
    return staple;
  }

  @Query(() => [RememberedStapleObject], {
    description: 'What the viewer said last of each staple, to be offered on the next trip.',
  })
  async stapleAnswers(@Context() ctx: Ctx): Promise<readonly RememberedStaple[]> {
    return rememberedStaples(ctx);
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Says for everybody on the trip whether ingredients are at home. Those that are not in the trip are skipped.',
  })
  async answerStaple(
    @Input(AnswerStapleInput, 'The ingredients and the answer.') input: AnswerStapleInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await answerStaple(ctx, input.tripId, input) };
  }
}
