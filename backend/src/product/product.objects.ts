import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { SuggestionSource } from '../../../domain/plan/suggestionOptions.ts';
import type { SignInWay } from '../config/mailConfig.ts';

export const SuggestionSourceEnum = { COOKBOOK: 'cookbook', MODEL: 'model' } as const satisfies Record<
  string,
  SuggestionSource
>;

registerEnumType(SuggestionSourceEnum, {
  name: 'SuggestionSource',
  description: 'Source of meal suggestions.',
  valuesConfig: {
    COOKBOOK: { description: 'The built-in cookbook.' },
    MODEL: { description: 'A language model.' },
  },
});

const SignInWayEnum = { PHONE: 'phone', EMAIL: 'email', OIDC: 'oidc' } as const satisfies Record<
  string,
  SignInWay
>;

registerEnumType(SignInWayEnum, {
  name: 'SignInWay',
  description: 'A way to sign in.',
  valuesConfig: {
    PHONE: { description: 'By a code in a text.' },
    EMAIL: { description: 'By a code in an email.' },
    OIDC: { description: 'At a provider; nobody is invited this way.' },
  },
});

@ObjectType({
  description: 'A server where people sign in: GET /api/auth/oidc/ followed by its id.',
  simpleResolvers: true,
})
export class OidcProvider {
  @Field(() => ID, { description: 'Id in addresses, such as "club".' })
  id: string;

  @Field({ description: 'Name for people.' })
  name: string;
}

@ObjectType({ description: 'Features of this installation.', simpleResolvers: true })
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
