import type { Avoid } from '../../../domain/food/avoid.ts';
import { enumType } from '../base/enumType.ts';

export const AvoidKindEnum = enumType<Avoid['kind']>('AvoidKind', 'What the value of an Avoid is.', {
  diet: 'A diet: "vegan", "gluten-free".',
  content: 'Something that foods contain: "treeNut", "dairy".',
  word: 'A word in the name of an ingredient or dish: "mushroom".',
});
