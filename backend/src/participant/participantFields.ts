import * as z from 'zod/mini';
import { flag } from '../../../domain/text/text.ts';

/** Whether a participant organizes the trip from now on. */
export const roleFields = z.object({ isOrganizer: flag('Organizer') });
