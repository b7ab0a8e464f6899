import { gql } from '@apollo/client';
import { createCache } from '../../app/apolloClient.ts';

test.each([
  ['Trip', 'version', 1],
  ['Trip', 'duties', []],
  ['Ingredient', 'isLeftOut', false],
  ['Ingredient', 'isTyped', false],
  ['Participant', 'email', null],
])('a %s that an earlier version saved has %s', (type, field, expected) => {
  const cache = createCache();
  const id = `${type}:1`;
  cache.restore({ [id]: { __typename: type, id: '1' } });
  const fragment = gql`fragment Saved_${type}_${field} on ${type} { id ${field} }`;
  expect(cache.readFragment({ id, fragment })).toMatchObject({ [field]: expected });
});
