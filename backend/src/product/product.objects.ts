import { Field, ID, ObjectType } from 'type-graphql';
import type { SuggestionSource } from '../../../domain/plan/suggestionOptions.ts';
import type { SignInWay } from '../config/mailConfig.ts';
import { enumType } from '../base/enumType.ts';

export const SuggestionSourceEnum = enumType<SuggestionSource>(
  'SuggestionSource',
  'Source of meal suggestions.',
  { cookbook: 'The built-in cookbook.', model: 'A language model.' },
);

const SignInWayEnum = enumType<SignInWay>('SignInWay', 'A way to sign in.', {
  phone: 'By a code in a text.',
  email: 'By a code in an email.',
  oidc: 'At a provider; nobody is invited this way.',
});

@ObjectType({ description: 'A server where people sign in: GET /api/auth/oidc/ followed by its id.' })
export class OidcProvider {
  @Field(() => ID, { description: 'Id in addresses, such as "club".' })
  id: string;

  @Field({ description: 'Name for people.' })
  name: string;
}

@ObjectType({ description: 'Features of this installation.' })
export class Features {
  @Field({ description: 'Name of the product on this installation.' })
  productName: string;

  @Field({ description: 'Whether trips beyond the first are paid with credits.' })
  monetizationEnabled: boolean;

  @Field({ description: 'Whether photos of places are available; otherwise drawings are used.' })
  photosEnabled: boolean;

  @Field({ description: 'Whether texts reach phones; otherwise they are printed on the terminal.' })
  textsEnabled: boolean;

  @Field(() => [SignInWayEnum], { description: 'How people sign in and are invited here.' })
  signInWays: readonly SignInWay[];

  @Field(() => [OidcProvider], { description: 'Where people can sign in, beside codes.' })
  oidcProviders: readonly OidcProvider[];

  @Field(() => SuggestionSourceEnum, { description: 'Default source of meal suggestions.' })
  suggestionSource: SuggestionSource;
}
