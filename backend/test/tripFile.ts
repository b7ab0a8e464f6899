import type { ExportedMeal, ExportedTrip } from '../../domain/trip/transfer/tripExport.ts';

export const beef = {
  name: 'Ground beef',
  quantity: '2',
  unit: 'lb',
  notes: null,
  section: 'Meat & Seafood' as const,
  purchased: true,
  assignedTo: 'Jonas',
  alternatives: ['Turkey'],
  selectedAlternative: 1,
  isOptimized: true,
};
export const chili: ExportedMeal = {
  date: '2026-07-01',
  type: 'dinner',
  name: 'Chili',
  description: 'Hot',
  instructions: ['Chop', 'Cook'],
  recipe: null,
  assignedTo: 'Jonas',
  status: 'planned',
  isAiGenerated: true,
  ingredients: [beef, { ...beef, name: 'Salt', purchased: false, isOptimized: false }],
};
/** With two people, and a meal whose beef is bought. */
export const moab: ExportedTrip = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Moab',
  location: 'Utah',
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  includeBreakfasts: true,
  includeLunches: false,
  includeDinners: true,
  includeSnacks: false,
  includeDesserts: false,
  dietaryRestrictions: ['vegan'],
  participants: [
    { name: 'Jonas', isOrganizer: true, inviteStatus: 'accepted' },
    { name: 'Priya', isOrganizer: false, inviteStatus: 'pending' },
  ],
  meals: [chili],
};

/** A backup with these trips, or what a test makes of them. */
export function fileOf(...trips: readonly object[]): object {
  return { format: 'trip-backup', version: 1, exportedAt: '2026-06-01T12:00:00Z', trips };
}
