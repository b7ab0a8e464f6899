import {
  Arg,
  Ctx as Context,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { programFields } from '../../../../domain/account/tokenFields.ts';
import { Input, inputOf } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { allowProgram, programRequest, type ProgramRequest } from './consent.service.ts';

@ObjectType('ProgramRequest', { description: 'A program that asks for a token over OAuth.' })
class ProgramRequestType implements ProgramRequest {
  @Field({ description: 'Name that the program gave itself; anybody can choose any.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Host that gets the answer: "claude.ai"; null for a program on this device.',
  })
  host: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Scheme of the app that gets the answer: "cursor"; null unless it is an app on this device.',
  })
  scheme: string | null;

  @Field(() => [String], { description: 'What it asks to do; see CreateTokenInput.' })
  scopes: ProgramRequest['scopes'];

  @Field(() => String, {
    nullable: true,
    description: 'Error of RFC 6749 or RFC 8707 if it cannot be allowed; else null.',
  })
  problem: ProgramRequest['problem'];

  @Field({ description: 'Address to go to without a token, which tells the program why.' })
  refusedUrl: string;
}

@InputType({ description: 'What a program is allowed.' })
class AllowProgramInput extends inputOf(programFields.shape, {
  search: 'Query of the address at which it asks, {limits}.',
  scopes: { text: 'What it may do; see CreateTokenInput.', type: String },
  tripId: 'The one trip that it is for; absent: every trip of the account.',
  days: { text: 'Days until it ends, {limits}.', type: Int },
}) {}

@ObjectType({ description: 'Answer to allowProgram.' })
class AllowProgramPayload {
  @Field({ description: 'Address to go to, with the code by which the program fetches its token.' })
  returnUrl: string;
}

@Resolver()
export class ConsentResolver {
  @Query(() => ProgramRequestType, { description: 'Who asks at "/oauth/authorize", and for what.' })
  programRequest(
    @Context() ctx: Ctx,
    @Arg('search', { description: 'Query of the address.' }) search: string,
  ): ProgramRequest {
    return programRequest(ctx, search);
  }

  @Mutation(() => AllowProgramPayload, {
    description: 'Gives a program that asks over OAuth a personal token. Not by a token.',
  })
  allowProgram(
    @Context() ctx: Ctx,
    @Input(AllowProgramInput, 'The program, and what it may do.') input: unknown,
  ): Promise<AllowProgramPayload> {
    return allowProgram(ctx, input);
  }
}
