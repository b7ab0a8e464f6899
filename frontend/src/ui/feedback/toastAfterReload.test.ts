import { keepTabText } from '../../browser/browserText.ts';
import { leavePartingWords, takePartingWords } from './toastAfterReload.ts';

describe('what a page leaves for the next one to say', () => {
  it('is said once', () => {
    leavePartingWords({ kind: 'info', title: 'Logged out' });
    expect(takePartingWords()).toEqual({ kind: 'info', title: 'Logged out' });
    expect(takePartingWords()).toBeNull();
  });

  it('is nothing where something else stands in its place, and keeps no page from starting', () => {
    keepTabText('parting-words', '{"title":');
    expect(takePartingWords()).toBeNull();
    expect(takePartingWords()).toBeNull();
  });
});
