import {
  Arg,
  Ctx as Context,
  FieldResolver,
  Float,
  ID,
  Field,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { RememberedEater } from '../entities/rememberedEater.entity.ts';
import { forgetRememberedEater, rememberedCompanions, rememberedSelf } from './rememberedEaters.service.ts';

@ObjectType({ description: 'Answer to forgetRememberedEater.', simpleResolvers: true })
class ForgetRememberedEaterPayload {
  @Field(() => ID, { description: 'Id of what was removed.' })
  id: string;
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

  @Mutation(() => ForgetRememberedEaterPayload, {
    description: 'Removes what the account remembers of a person; trips keep their eaters.',
  })
  async forgetRememberedEater(
    @Arg('id', () => ID, { description: 'Id of the remembered eater.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<ForgetRememberedEaterPayload> {
    return { id: await forgetRememberedEater(ctx, id) };
  }

  @FieldResolver(() => Float, { description: 'Size of a portion, 0 to 2 in steps of 0.25.' })
  portion(@Root() { portionQuarters }: Readonly<RememberedEater>): number {
    return portionQuarters / 4;
  }
}
