import { msg, type Message } from '../text/message.ts';

export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'egg-free',
  'soy-free',
  'shellfish-free',
  'halal',
  'kosher-style',
  'low-sodium',
] as const;
export type Diet = (typeof DIETS)[number];

/** In sentences. */
export const DIET_NAMES: Readonly<Record<Diet, Message>> = {
  vegetarian: msg('diet.vegetarian', 'vegetarian'),
  vegan: msg('diet.vegan', 'vegan'),
  pescatarian: msg('diet.pescatarian', 'pescatarian'),
  'gluten-free': msg('diet.glutenFree', 'gluten-free'),
  'dairy-free': msg('diet.dairyFree', 'dairy-free'),
  'nut-free': msg('diet.nutFree', 'nut-free'),
  'egg-free': msg('diet.eggFree', 'egg-free'),
  'soy-free': msg('diet.soyFree', 'soy-free'),
  'shellfish-free': msg('diet.shellfishFree', 'shellfish-free'),
  halal: msg('diet.halal', 'halal'),
  'kosher-style': msg('diet.kosherStyle', 'kosher-style'),
  'low-sodium': msg('diet.lowSodium', 'low-sodium'),
};
