import type { NewTripInput } from './newTripFields.ts';
import { forgetTripDraft, keepTripDraft, tripDraft } from './tripDraft.ts';

const DRAFT: NewTripInput = {
  name: ' Crater Lake ',
  location: 'Oregon',
  startDate: '2030-08-14',
  endDate: '',
  mealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
  invitePhones: '415 555 0101, ',
};

afterEach(() => sessionStorage.clear());

describe('what was typed of a trip that has to be paid for', () => {
  it('is kept as it was typed until the trip is created', () => {
    keepTripDraft('u1', DRAFT);
    expect(tripDraft('u1')).toEqual(DRAFT);
    forgetTripDraft();
    expect(tripDraft('u1')).toBeNull();
  });

  it('is for nobody but who typed it', () => {
    keepTripDraft('u1', DRAFT);
    expect(tripDraft('u2')).toBeNull();
  });

  it.each(['', '{', '[]', '{"userId":"u1"}', '{"userId":"u1","draft":{"name":1}}'])(
    'is nothing where the storage holds %j',
    (stored) => {
      sessionStorage.setItem('trip-draft', stored);
      expect(tripDraft('u1')).toBeNull();
    },
  );

  it('is not kept where a browser has no storage, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const storage = Object.getPrototypeOf(sessionStorage) as Storage;
    jest.spyOn(storage, 'setItem').mockImplementation(refuse);
    keepTripDraft('u1', DRAFT);
    jest.restoreAllMocks();
    expect(tripDraft('u1')).toBeNull();
  });
});
