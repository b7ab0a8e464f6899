import { readSteps } from './recipeSteps.ts';

describe('pasted instructions', () => {
  it.each([
    ['1. Brown the beef.', 'Brown the beef.'],
    ['2) Add beans', 'Add beans'],
    ['Step 3: Stir', 'Stir'],
    ['step 4 Serve', 'Serve'],
    ['5.Serve', 'Serve'],
    ['6 - Serve', 'Serve'],
    ['②  Serve', 'Serve'],
    ['• Serve', 'Serve'],
    ['- [x] Serve', 'Serve'],
    ['- 7. Serve', 'Serve'],
    ['1.5 cups of water go in', '1.5 cups of water go in'],
    ['12-inch skillet: heat it', '12-inch skillet: heat it'],
    ['2 cups of water go in', '2 cups of water go in'],
    ['10:30 put the pot on', '10:30 put the pot on'],
    ['Stepwise, add the flour', 'Stepwise, add the flour'],
  ])('have %j as the step %j', (line, step) => {
    expect(readSteps(line)).toEqual([step]);
  });

  it('have one step per line, without headings and blank lines', () => {
    expect(readSteps('Directions:\r\n\r\nStep 1\nBrown the beef.\n\n---\nStep 2\nServe.\n')).toEqual([
      'Brown the beef.',
      'Serve.',
    ]);
    expect(readSteps(' \n')).toEqual([]);
  });
});
