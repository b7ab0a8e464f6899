import { withoutBatchStep } from './cooking.ts';

test.each([
  'Cook this one portion at a time: one fits into a 12-inch pan.',
  'Cook this in 5 batches of 8 portions: one batch fits on a 22-inch grate. With two grills it takes about half as long.',
  'Make this in 2 batches of about 6 portions, each with half of every ingredient: one batch fits into a 16-quart (15.1 L) pot. Or use 2 pots at once.',
])('the batches are no step: %s', (batches) => {
  expect(withoutBatchStep([batches, 'Serve.'])).toEqual({ batches, steps: ['Serve.'] });
});

test.each([
  'Cook this in 2 batches of 6 pancakes; one batch fits the pan. Keep them warm.',
  'Cook this in 2 batches of 6 portions: one batch fits into a 12-inch pan. Keep them warm.',
])("a person's own first step stays a step: %s", (step) => {
  expect(withoutBatchStep([step, 'Serve.'])).toEqual({ batches: null, steps: [step, 'Serve.'] });
});
