import * as z from 'zod/mini';
import { flag } from '../../../../domain/text/text.ts';

export const roleFields = z.object({ isOrganizer: flag('Organizer') });
