import { createDrafts } from '../../ui/controls/drafts.ts';
import { endDraft, keepCompanions, unsavedCompanions } from './eaterDrafts.ts';
import { NEW_COMPANION } from './eaterInput.ts';

const named = (name: string) => ({ ...NEW_COMPANION, name });

test('the next unsaved companion follows the one that was saved', () => {
  const drafts = createDrafts();
  keepCompanions(drafts, 'p1', [named('Ben'), named('Noa')]);
  expect(drafts.get('eater.new.p1')).toMatchObject({ name: 'Ben' });
  drafts.set('eater.new.p1', undefined);
  keepCompanions(drafts, 'p1', unsavedCompanions(drafts, 'p1'));
  expect(drafts.get('eater.new.p1')).toMatchObject({ name: 'Noa' });
  drafts.set('eater.new.p1', undefined);
  expect(unsavedCompanions(drafts, 'p1')).toEqual([]);
});

test('what was typed while a form was on its way stays, on top of what is saved', () => {
  const drafts = createDrafts();
  const sent = { ...named('Ben'), words: 'nuts' };
  const saved = { ...named('Ben'), quarters: 2 };
  drafts.set('eater.e1', { ...sent, name: 'Benjamin' });
  expect(endDraft(drafts, 'eater.e1', sent, saved)).toEqual({ ...saved, name: 'Benjamin' });
  expect(drafts.get('eater.e1')).toBeUndefined();
  drafts.set('eater.e1', sent);
  expect(endDraft(drafts, 'eater.e1', sent, saved)).toBeNull();
});
