import * as z from 'zod/mini';
import { languageField, unitsField } from '../people/readerFields.ts';

/** Of the account; null is by browser and region, an absent field stays. */
export const settingsFields = z.object({ language: languageField, units: unitsField });
