import type { Element } from 'domhandler';

/** How a syntax marks recipes and their properties in attributes. */
export interface Syntax {
  readonly isRecipe: (element: Element) => boolean;
  /** Whether an element begins another thing, whose properties are not the recipe's. */
  readonly isThing: (element: Element) => boolean;
  /** Lower case, without prefix. */
  readonly propertiesOf: (element: Element) => readonly string[];
}

const RECIPE_TYPE = /(?:^|[/:#])recipe\/?$/i;

/** The words of an attribute. */
export function words(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter((word) => word !== '');
}

function localName(property: string): string {
  return property.replace(/^.*[:/#]/, '').toLowerCase();
}

export const MICRODATA: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['itemtype']).some((type) => RECIPE_TYPE.test(type)),
  isThing: ({ attribs }) => 'itemscope' in attribs,
  propertiesOf: ({ attribs }) => words(attribs['itemprop']).map(localName),
};

export const RDFA: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['typeof']).some((type) => RECIPE_TYPE.test(type)),
  isThing: ({ attribs }) => 'typeof' in attribs,
  propertiesOf: ({ attribs }) =>
    [
      ...words(attribs['property']),
      // Links of the page have rel too.
      ...words(attribs['rel']).filter((rel) => rel.includes(':')),
    ].map(localName),
};

/** Class names of the microformats hRecipe and h-recipe. */
const CLASSES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  summary: 'description',
  'p-summary': 'description',
  ingredient: 'ingredients',
  'p-ingredient': 'ingredients',
  // Of a list whose rows have no class.
  ingredients: 'ingredient',
  instructions: 'instructions',
  'e-instructions': 'instructions',
  yield: 'recipeyield',
  'p-yield': 'recipeyield',
  servings: 'servings',
  duration: 'totaltime',
  'dt-duration': 'totaltime',
  preptime: 'preptime',
  cooktime: 'cooktime',
};

export const MICROFORMAT: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['class']).some((name) => /^h-?recipe$/i.test(name)),
  isThing: ({ attribs }) => words(attribs['class']).some((name) => /^(?:vcard|h-card|author)$/i.test(name)),
  propertiesOf: ({ attribs }) => words(attribs['class']).flatMap((name) => CLASSES[name.toLowerCase()] ?? []),
};
