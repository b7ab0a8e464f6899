import { registerEnumType } from 'type-graphql';
import type { Avoid } from '../../../domain/food/avoid.ts';

export const AvoidKindEnum = { DIET: 'diet', CONTENT: 'content', WORD: 'word' } as const satisfies Record<
  Uppercase<Avoid['kind']>,
  Avoid['kind']
>;

registerEnumType(AvoidKindEnum, {
  name: 'AvoidKind',
  description: 'What the value of an Avoid is.',
  valuesConfig: {
    DIET: { description: 'A diet: "vegan", "gluten-free".' },
    CONTENT: { description: 'Something that foods contain: "treeNut", "dairy".' },
    WORD: { description: 'A word in the name of an ingredient or dish: "mushroom".' },
  },
});
