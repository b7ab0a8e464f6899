import { undoAction } from './undoAction.ts';

it('runs once, and once more only after it failed', async () => {
  const undo = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
  const { onClick } = undoAction(undo);
  onClick();
  onClick();
  expect(undo).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await Promise.resolve();
  onClick();
  onClick();
  expect(undo).toHaveBeenCalledTimes(2);
});
