import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { rememberedFields } from '../../../../domain/people/eater/eaterFields.ts';
import {
  Arg,
  Ctx as Context,
  FieldResolver,
  Float,
  ID,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, limitsOf } from '../../base/graphqlInput.ts';
import { RememberedEater } from '../../entities/rememberedEater.entity.ts';
import { EaterAvoidInput } from './eater.resolver.ts';
import {
  forgetRememberedEater,
  rememberedCompanions,
  rememberedSelf,
  saveRememberedEater,
} from './rememberedEaters.service.ts';

@ObjectType({ description: 'Answer to forgetRememberedEater.' })
class ForgetRememberedEaterPayload {
  @Field(() => ID, { description: 'Id of what was removed.' })
  id: string;
}

@InputType({ description: 'What an account remembers of its user or a companion; absent fields stay.' })
class RememberEaterInput extends inputOf(rememberedFields.shape, {
  id: 'Who is remembered. Without it: the user, or with a name the companion of that name, who may be new.',
  name: 'Name of a companion, {limits}; the user has the name of the account.',
  portion: 'Portion, {limits}.',
  avoids: { text: 'Everything that the person does not eat, {limits} things.', type: EaterAvoidInput },
  eatsEverything:
    'Whether the person says "I eat everything": BAD_USER_INPUT beside avoids, which take it back.',
  note: 'A remark for those who cook, {limits}; null drops it. Remarks in texts of avoids are added to it.',
}) {}

@ObjectType({ description: 'Answer to rememberEater.' })
class RememberEaterPayload {
  @Field(() => RememberedEater, { description: 'What is remembered now.' })
  eater: RememberedEater;
}

@Resolver(() => RememberedEater)
export class RememberedEatersResolver {
  @Query(() => RememberedEater, {
    nullable: true,
    description:
      'What the viewer last said about their own portion and avoids; the next trip or accepted invitation starts with it.',
  })
  rememberedSelf(@Context() ctx: Ctx): Promise<RememberedEater | null> {
    return rememberedSelf(ctx);
  }

  @Query(() => [RememberedEater], {
    description: "The viewer's companions of earlier trips, to be offered for the next one, by name.",
  })
  rememberedCompanions(@Context() ctx: Ctx): Promise<RememberedEater[]> {
    return rememberedCompanions(ctx);
  }

  @Mutation(() => RememberEaterPayload, {
    description:
      "Changes what the account remembers of its user or a companion, for the next trips. CONFLICT for another companion's name.",
  })
  async rememberEater(
    @Input(RememberEaterInput, 'The person.') input: RememberEaterInput,
    @Context() ctx: Ctx,
  ): Promise<RememberEaterPayload> {
    return { eater: await saveRememberedEater(ctx, input) };
  }

  @Mutation(() => ForgetRememberedEaterPayload, {
    description: 'Removes what the account remembers of a person; trips keep their eaters.',
  })
  async forgetRememberedEater(
    @Arg('id', () => ID, { description: 'Id of the remembered eater.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<ForgetRememberedEaterPayload> {
    return { id: await forgetRememberedEater(ctx, id) };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether avoids are known, or that the person eats everything.',
  })
  answered(@Root() eater: Readonly<RememberedEater>): boolean {
    return hasAnswered(eater);
  }

  @FieldResolver(() => Float, {
    description: `Size of a portion, ${limitsOf(rememberedFields.shape.portion)}.`,
  })
  portion(@Root() { portionQuarters }: Readonly<RememberedEater>): number {
    return portionQuarters / 4;
  }
}
