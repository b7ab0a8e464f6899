import { msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { flag } from '../text/text.ts';

export const roleFields = z.object({ isOrganizer: flag(msg('field.organizer', 'Organizer')) });
