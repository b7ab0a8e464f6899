import { keepTabText } from '../../browser/store/browserText.ts';
import { keepToastForReload, takeToastAfterReload } from './toastAfterReload.ts';

describe('a toast kept for the next page', () => {
  it('is taken once', () => {
    keepToastForReload({ kind: 'info', title: 'Logged out' });
    expect(takeToastAfterReload()).toEqual({ kind: 'info', title: 'Logged out' });
    expect(takeToastAfterReload()).toBeNull();
  });

  it('is null when its text is invalid, without an error', () => {
    keepTabText('toast-after-reload', '{"title":');
    expect(takeToastAfterReload()).toBeNull();
    expect(takeToastAfterReload()).toBeNull();
  });
});
