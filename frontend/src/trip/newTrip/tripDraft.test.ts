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

describe('the draft of a trip that has to be paid for', () => {
  it('is kept unchanged until the trip is created', () => {
    keepTripDraft('u1', DRAFT);
    expect(tripDraft('u1')).toEqual(DRAFT);
    forgetTripDraft();
    expect(tripDraft('u1')).toBeNull();
  });

  it('is only for its author', () => {
    keepTripDraft('u1', DRAFT);
    expect(tripDraft('u2')).toBeNull();
  });

  it.each(['', '{', '[]', '{"userId":"u1"}', '{"userId":"u1","draft":{"name":1}}'])(
    'is null when the storage contains %j',
    (stored) => {
      sessionStorage.setItem('trip-draft', stored);
      expect(tripDraft('u1')).toBeNull();
    },
  );

  it('is not kept in a browser without storage, without an error', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const storage = Object.getPrototypeOf(sessionStorage) as Storage;
    jest.spyOn(storage, 'setItem').mockImplementation(refuse);
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    keepTripDraft('u1', DRAFT);
    expect(log).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    expect(tripDraft('u1')).toBeNull();
  });
});
