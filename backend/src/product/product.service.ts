import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SuggestionSource } from '../../../domain/plan/suggestionOptions.ts';
import type { Ctx } from '../ctx/ctx.ts';

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

  @Field(() => SuggestionSourceEnum, { description: 'Default source of meal suggestions.' })
  suggestionSource: SuggestionSource;
}

export function features(ctx: Ctx): Features {
  const { productName, monetizationEnabled, photos, sms } = ctx.config;
  const suggestionSource = ctx.providers.ai === null ? 'cookbook' : 'model';
  const textsEnabled = sms.provider !== 'console';
  return { productName, monetizationEnabled, photosEnabled: photos !== null, textsEnabled, suggestionSource };
}
